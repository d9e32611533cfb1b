import { clicksPath } from './clicks-path.ts';

/** Tells that an advertisement was followed; the answer matters to nobody here, and the report outlives the page. */
export function reportClick(id: number): void {
  const body = new URLSearchParams({ click: String(id) });
  void fetch(clicksPath, { method: 'POST', body, keepalive: true }).catch(() => {});
}
