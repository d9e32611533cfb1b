const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** A text as XML may hold it. */
export const escapeXml = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign]!);
