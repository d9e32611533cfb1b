#!/bin/sh
# dependency-cruiser 18.7.2 does not see every import of types with its parser "swc" (@swc/core 1.15.3): a type alias
# such as `type Shown = import('./offer.ts').Offer` is no dependency, though the same expression in a parameter is one.
# With the parser "tsc" (TypeScript 5.9.3) all three forms below are seen, but that parser takes no TypeScript 7; where
# TypeScript 5 can be found, it reads TypeScript files also with "swc".
#
# A rule that forbids an import lets such an alias pass with swc. Rules for a TypeScript 7 project need a check of their own.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --no-audit --no-fund node@24.21.0 dependency-cruiser@18.7.2 @swc/core@1.15.3 >/dev/null 2>&1
PATH="$folder/node_modules/.bin:$PATH"

mkdir src
echo 'export type Offer = { price: number };' > src/offer.ts
echo "export type Shown = import('./offer.ts').Offer;" > src/alias.ts
echo "export const show = (offer: import('./offer.ts').Offer) => offer.price;" > src/parameter.ts
printf "import type { Offer } from './offer.ts';\nexport type Other = Offer;\n" > src/statement.ts

edges() {
  echo "export default { options: { parser: '$1', tsPreCompilationDeps: true } };" > "$1.config.mjs"
  npx --no-install depcruise --config "$1.config.mjs" --output-type text src | grep offer.ts
}
seen=$(edges swc)
echo "$seen"
echo "$seen" | grep -q '^src/parameter.ts' && echo "$seen" | grep -q '^src/statement.ts' || { echo 'swc sees less now'; exit 1; }
echo "$seen" | grep -q '^src/alias.ts' && { echo 'swc sees the alias now'; exit 1; }
npm install --silent --no-audit --no-fund typescript@5.9.3 >/dev/null 2>&1
edges tsc | grep -q '^src/alias.ts' || { echo 'tsc has changed'; exit 1; }
echo 'As described.'
