import { entriesOf } from '#lib/zip-entries.ts';

/** Types of documents that are taken, as mails name them. */
export const documentTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
} as const;

export type DocumentType = keyof typeof documentTypes;

/** What a file is by what is in it, whatever it is called; undefined for all that is not taken, such as macros. */
export function documentType(bytes: Uint8Array): DocumentType | undefined {
  if (startsWith(bytes, '%PDF-')) return 'pdf';
  if (startsWith(bytes, '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) return isWordFile(bytes) ? 'doc' : undefined;
  return zippedType(bytes);
}

/** A file of the old office is a folder of streams; that of a text is called WordDocument, in UTF-16. */
const isWordFile = (bytes: Uint8Array) => Buffer.from(bytes).includes(Buffer.from('WordDocument', 'utf16le'));

function zippedType(bytes: Uint8Array): DocumentType | undefined {
  const entries = entriesOf(bytes);
  const names = entries.map(({ name }) => name);
  if (names.some((name) => /vbaProject|^Basic\/|^Scripts\//i.test(name))) return undefined;
  if (names.includes('[Content_Types].xml') && names.includes('word/document.xml')) return 'docx';
  const isOdt = entries[0]?.name === 'mimetype' && entries[0].plain === documentTypes.odt;
  return isOdt && names.includes('content.xml') ? 'odt' : undefined;
}

function startsWith(bytes: Uint8Array, signature: string): boolean {
  return [...signature].every((sign, at) => bytes[at] === sign.charCodeAt(0));
}

const longestName = 80;

/** A name that is safe everywhere: its letters, digits and dashes, with the ending of what the file is. */
export function documentName(given: string, type: DocumentType): string {
  const base = given.split(/[/\\]/).at(-1) ?? '';
  const plain = base
    .replace(/\.[^.]*$/, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{N} _-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return `${[...plain].slice(0, longestName).join('').trim() || 'document'}.${type}`;
}
