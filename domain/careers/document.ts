import { readZip, type ZipEntry, ZipError } from '#lib/read-zip.server.ts';

/** Types of documents that are taken, as mails name them. */
export const documentTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
} as const;

export type DocumentType = keyof typeof documentTypes;

/** The type of a file by its content, whatever its name says; undefined for all that is not taken, such as macros. */
export async function documentType(bytes: Uint8Array): Promise<DocumentType | undefined> {
  if (startsWith(bytes, '%PDF-')) return 'pdf';
  if (startsWith(bytes, '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) return isWordFile(bytes) ? 'doc' : undefined;
  if (!startsWith(bytes, 'PK')) return undefined;
  try {
    return await zippedType(await readZip(bytes, limits));
  } catch (error) {
    if (error instanceof ZipError) return undefined;
    throw error;
  }
}

/** Of an entry only the type of an ODT is unpacked: a line of text. */
const limits = { entries: 5_000, bytes: 200 };

/** A file of the old office is a folder of streams; that of a text is called WordDocument, in UTF-16. */
const isWordFile = (bytes: Uint8Array) => Buffer.from(bytes).includes(Buffer.from('WordDocument', 'utf16le'));

async function zippedType(entries: ZipEntry[]): Promise<DocumentType | undefined> {
  const names = entries.map(({ name }) => name);
  if (names.some((name) => /vbaProject|^Basic\/|^Scripts\//i.test(name))) return undefined;
  if (names.includes('[Content_Types].xml') && names.includes('word/document.xml')) return 'docx';
  const [first] = entries;
  if (first?.name !== 'mimetype' || !names.includes('content.xml')) return undefined;
  return (await first.read()).toString() === documentTypes.odt ? 'odt' : undefined;
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
