#!/bin/sh
# yauzl 3.4.0 documents openReadStreamLowLevelPromise() as openReadStreamLowLevel() with a promise, all arguments passed on.
# It passes them to openReadStream() instead, which expects an entry first: the promise is rejected for every archive with
# "TypeError: entry.isEncrypted is not a function". The form with a callback reads the same entry of the same archive.
#
# Who wants the raw or compressed bytes of an entry wraps the form with a callback by hand.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --no-audit --no-fund yauzl@3.4.0 yazl@3.3.1 >/dev/null 2>&1

cat > read.mjs <<'SCRIPT'
import { buffer } from 'node:stream/consumers';
import yauzl from 'yauzl';
import yazl from 'yazl';

const zip = new yazl.ZipFile();
zip.addBuffer(Buffer.from('EUR;1.17\n'.repeat(20)), 'rates.csv');
zip.end();
const file = await yauzl.fromBufferPromise(await buffer(zip.outputStream));
for await (const entry of file.eachEntry()) {
  const { fileDataStart } = await file.readLocalFileHeaderPromise(entry);
  const { compressedSize, uncompressedSize } = entry;
  const args = [fileDataStart, compressedSize, 0, compressedSize, true, uncompressedSize];
  const stream = await new Promise((resolve, reject) =>
    file.openReadStreamLowLevel(...args, (error, opened) => (error ? reject(error) : resolve(opened))),
  );
  console.log('callback:', (await buffer(stream)).length);
  await file.openReadStreamLowLevelPromise(...args).then(
    async (opened) => console.log('promise:', (await buffer(opened)).length),
    (error) => console.log('promise:', `${error.name}: ${error.message}`),
  );
}
SCRIPT
seen=$(node read.mjs)
echo "$seen"
[ "$seen" = 'callback: 180
promise: TypeError: entry.isEncrypted is not a function' ] || { echo 'yauzl has changed'; exit 1; }
echo 'As described.'
