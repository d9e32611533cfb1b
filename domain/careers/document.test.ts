import fc from 'fast-check';
import { expect, test } from 'vitest';
import { zipOf } from '#test/small-careers.ts';
import { documentName, documentType } from './document.ts';

const docx = { '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w:document/>' };
const odt = { mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<text/>' };
const ole = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

test.each([
  ['pdf', Buffer.from('%PDF-1.7\n')],
  ['doc', Buffer.concat([ole, Buffer.alloc(512), Buffer.from('WordDocument', 'utf16le')])],
  ['docx', zipOf(docx)],
  ['odt', zipOf(odt)],
])('a file is a %s by what is in it', (type, bytes) => {
  expect(documentType(bytes)).toBe(type);
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
])('%s is none that is taken', (_, bytes) => {
  expect(documentType(bytes)).toBeUndefined();
});

test('whatever the bytes are, they are judged without a failure', () => {
  const archives = fc.tuple(fc.uint8Array(), fc.uint8Array({ maxLength: 80 })).map(([head, tail]) => {
    const end = zipOf(docx).subarray(-22);
    return Buffer.concat([Buffer.from('PK\x03\x04'), head, end, tail]);
  });
  fc.assert(fc.property(fc.oneof(fc.uint8Array(), archives), (bytes) => void documentType(bytes)));
});

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
