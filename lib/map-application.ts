/** A link that a phone opens in its map application, and a desktop on a page. */
export function mapApplication(latitude: number, longitude: number): string {
  const place = new URLSearchParams({ api: '1', query: `${latitude},${longitude}` });
  return `https://www.google.com/maps/search/?${place}`;
}
