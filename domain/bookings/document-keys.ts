import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** Keys that documents of travellers are sealed with, by their names; the first one seals, all of them open. */
export type DocumentKeys = ReadonlyMap<string, Buffer>;

/** Reads `2027=…,2026=…`: names of keys and their secrets, the newest first. */
export const readDocumentKeys = (setting: string): DocumentKeys =>
  new Map(
    setting.split(',').map((pair) => {
      const [id = '', secret = ''] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)];
      return [id.trim(), createHash('sha256').update(secret.trim()).digest()];
    }),
  );

/** What a passport says. */
export type TravelDocument = {
  kind: 'passport' | 'id-card';
  number: string;
  issuedBy: string;
  expires: string;
};

export type SealedDocument = { document: Buffer; document_key: string };

/** Seals a document with AES-256-GCM for one traveller of one booking: moved to another row, it does not open. */
export function sealDocument(keys: DocumentKeys, of: string, document: TravelDocument): SealedDocument {
  const [[id, key] = []] = [...keys];
  if (id === undefined || key === undefined) throw new Error('There is no key for documents');
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(of));
  const text = [cipher.update(JSON.stringify(document), 'utf8'), cipher.final()];
  return { document: Buffer.concat([nonce, ...text, cipher.getAuthTag()]), document_key: id };
}

/** @internal Opens it; undefined where its key is gone, or it was sealed for somebody else. */
export function openDocument(
  keys: DocumentKeys,
  of: string,
  { document, document_key }: SealedDocument,
): TravelDocument | undefined {
  const key = keys.get(document_key);
  if (!key) return undefined;
  const opened = createDecipheriv('aes-256-gcm', key, document.subarray(0, nonceBytes));
  opened.setAAD(Buffer.from(of)).setAuthTag(document.subarray(-tagBytes));
  try {
    const text = [opened.update(document.subarray(nonceBytes, -tagBytes)), opened.final()];
    return JSON.parse(Buffer.concat(text).toString('utf8')) as TravelDocument; // as it was sealed
  } catch {
    return undefined; // another key of the same name, or another row
  }
}

const nonceBytes = 12;
const tagBytes = 16;
