# A shared cache before the front end; docs/operations/shared-cache.md says how it is started.
vcl 4.1;

import std;

backend frontend {
  .host = "127.0.0.1";
  .port = "3000";
  .probe = {
    .url = "/health";
    .interval = 2s;
    .threshold = 1;
    .window = 2;
  }
}

sub vcl_recv {
  # Only the front end reaches this socket: who comes through the proxy has the address of this machine too.
  if (local.socket == "purge") {
    if (req.method != "PURGE" || !req.http.Surrogate-Key) {
      return (synth(405, "PURGE with a Surrogate-Key, and nothing else"));
    }
    # A space would end the expression.
    if (!std.ban("obj.http.Surrogate-Key ~ (^|\s)(" + regsuball(req.http.Surrogate-Key, "[^\w-]+", "|") + ")(\s|$)")) {
      return (synth(400, std.ban_error()));
    }
    return (synth(200, "Purged"));
  }

  # Answers for one person, and what was just changed, are asked of the front end each time.
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  if (req.url ~ "^/(staff|graphql|health|ready)(/|$)" || req.http.Cookie ~ "(^|; ?)(__Host-)?staff=") {
    return (pass);
  }
  # Whatever else a browser sends along, everybody is shown the same.
  unset req.http.Cookie;

  # Written in many ways; the front end knows three answers. `q=0` refuses one (RFC 9110 §12.5.3).
  if (req.http.Accept-Encoding ~ "(?i)\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))") {
    set req.http.Accept-Encoding = "br";
  } elsif (req.http.Accept-Encoding ~ "(?i)\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }
  # Another form of a paper, at the address of its page (RFC 9110 §12.1).
  if (req.http.Accept ~ "(?i)bibtex|research-info-systems|citationstyles|ld\+json") {
    return (pass);
  }
}

sub vcl_deliver {
  # Caches behind this one are purged by nobody.
  if (resp.http.Surrogate-Key) {
    unset resp.http.Surrogate-Key;
    set resp.http.Cache-Control = "no-cache";
  }
  unset resp.http.Via;
  unset resp.http.X-Varnish;
}
