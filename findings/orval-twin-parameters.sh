#!/bin/sh
# orval 8.38.0 writes a client that TypeScript 5.9.3 refuses (tsc --strict), from an OpenAPI 3.1 document that is valid:
# where one operation has two query parameters whose names become one identifier, such as SEARCH_TYPE and searchType with
# an enum each, both enums are exported under one name (TS2451, "Cannot redeclare block-scoped variable").
#
# openapi-typescript 7.13.0 makes types of the same document that compile. Calls that keep the parameter names of older
# programs of this trade have such twins: describe one of them as an alias of the other.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --no-audit --no-fund orval@8.38.0 openapi-typescript@7.13.0 typescript@5.9.3 >/dev/null 2>&1

cat > openapi.json <<'DOCUMENT'
{
  "openapi": "3.1.0",
  "info": { "title": "Tours", "version": "1.0.0" },
  "paths": {
    "/search": {
      "get": {
        "operationId": "search",
        "parameters": [
          { "name": "SEARCH_TYPE", "in": "query", "schema": { "type": "string", "enum": ["tour", "hotel"] } },
          { "name": "searchType", "in": "query", "schema": { "type": "string", "enum": ["tour", "hotel"] } }
        ],
        "responses": { "200": { "description": "Found" } }
      }
    }
  }
}
DOCUMENT
cat > orval.config.mjs <<'CONFIG'
export default { tours: { input: 'openapi.json', output: { target: 'orval.ts', client: 'fetch' } } };
CONFIG
npx --no-install orval --config orval.config.mjs >/dev/null 2>&1
npx --no-install openapi-typescript openapi.json -o types.ts >/dev/null 2>&1

compile() {
  npx --no-install tsc --strict --noEmit --target es2022 --module esnext --moduleResolution bundler \
    --lib es2023,dom,dom.iterable "$1" 2>&1 || true
}
errors=$(compile orval.ts)
echo "$errors"
[ -z "$(compile types.ts)" ] || { echo 'openapi-typescript has changed'; exit 1; }
echo "$errors" | grep -q TS2451 || { echo 'orval tells twins of parameters apart now'; exit 1; }
echo 'As described.'
