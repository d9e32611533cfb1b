import fc from 'fast-check';
import { expect, test } from 'vitest';
import { zipOf } from '#test/zip-of.ts';
import { documentName, documentType } from './document.ts';

const docx = { '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w:document/>' };
const odt = { mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<text/>' };
const manyEntries = Object.fromEntries([
  ...Array.from({ length: 5_000 }, (_, index) => [`word/${index}.xml`, '']),
  ['word/vbaProject.bin', 'x'],
]);
const ole = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

test.each([
  ['pdf', Buffer.from('%PDF-1.7\n')],
  ['doc', Buffer.concat([ole, Buffer.alloc(512), Buffer.from('WordDocument', 'utf16le')])],
  ['docx', zipOf(docx)],
  ['odt', zipOf(odt)],
  ['docx', zipOf(docx, { method: 8 })],
  ['odt', zipOf(odt, { method: 8 })],
  ['docx', zipOf(docx, { zip64: true })],
])('a file is a %s by what is in it', async (type, bytes) => {
  expect(await documentType(bytes)).toBe(type);
});

test.each<[string, Uint8Array]>([
  ['nothing', Buffer.alloc(0)],
  ['a page that calls itself a PDF further down', Buffer.from('<script>x</script>%PDF-1.7')],
  ['a program', Buffer.from('MZ\x90\0')],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47])],
  ['an old table', Buffer.concat([ole, Buffer.from('Workbook', 'utf16le')])],
  ['an archive of anything', zipOf({ 'evil.exe': 'MZ' })],
  ['a new table', zipOf({ '[Content_Types].xml': '', 'xl/workbook.xml': '' })],
  ['a text with macros', zipOf({ ...docx, 'word/vbaProject.bin': 'x' })],
  ['an open text with macros', zipOf({ ...odt, 'Basic/Standard/Module1.xml': 'x' })],
  ['an open table', zipOf({ ...odt, mimetype: 'application/vnd.oasis.opendocument.spreadsheet' })],
  ['an archive that is cut off', zipOf(docx).subarray(0, 60)],
  ['an encrypted archive', zipOf(docx, { flags: 1, method: 8 })],
  ['an archive with a path out of its folder', zipOf({ ...docx, '../../evil.sh': 'x' })],
  ['an archive with macros behind thousands of entries', zipOf({ ...docx, ...manyEntries })],
  ['an open text whose type is a bomb', zipOf({ ...odt, mimetype: 'x'.repeat(10_000_000) }, { method: 8 })],
])('%s is none that is taken', async (_, bytes) => {
  expect(await documentType(bytes)).toBeUndefined();
});

test('whatever the bytes are, they are judged without a failure', async () => {
  const archives = fc.tuple(fc.uint8Array(), fc.uint8Array({ maxLength: 80 })).map(([head, tail]) => {
    const end = zipOf(docx).subarray(-22);
    return Buffer.concat([Buffer.from('PK\x03\x04'), head, end, tail]);
  });
  /** A whole archive of which some bytes were changed. */
  const damaged = fc
    .array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 4 })
    .map((changes) => changes.reduce(withByte, zipOf(odt, { method: 8 })));
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.uint8Array(), archives, damaged), async (bytes) => {
      await documentType(bytes);
    }),
  );
});

function withByte(bytes: Buffer, [at, value]: [number, number]): Buffer {
  bytes[at % bytes.length] = value;
  return bytes;
}

test.each([
  ['../../etc/passwd', 'passwd.pdf'],
  ['C:\\Users\\anna\\CV Anna.final.exe', 'CV Anna final.pdf'],
  ['Резюме Анны.pdf', 'Резюме Анны.pdf'],
  ['a\r\nBcc: x@y.example', 'a Bcc x y.pdf'],
  ['"><script>.pdf', 'script.pdf'],
  ['....', 'document.pdf'],
  ['x'.repeat(300), `${'x'.repeat(80)}.pdf`],
])('a file that is called %j leaves as %j', (given, name) => {
  expect(documentName(given, 'pdf')).toBe(name);
});
