import type { RowOf } from '#domain/operator-data/tables.ts';

/** Addresses of the site that the demo operator had before. */
const moved: readonly (readonly [from: string, to: string])[] = [
  ['/index.html', '/'],
  ['/about-us', '/about'],
  ['/last-minute', '/search/hot-tours'],
  ['/contacts/offices', '/contacts/sales-offices'],
  ['/catalogue.php?country=turkey', '/countries/turkey'],
];

/** What it no longer offers. */
const withdrawn = ['/polar-train', '/catalogue.php?country=iceland'];

export const redirectRows = (): RowOf<'redirect'>[] =>
  [
    ...moved.map(([from_path, to_path]) => ({ from_path, to_path })),
    ...withdrawn.map((from_path) => ({ from_path, status: 410 as const })),
  ].map((row, index) => ({ id: index + 1, ...row }));
