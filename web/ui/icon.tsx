import type { ReactElement } from 'react';

const paths = {
  alert: 'M12 3.5 2.8 19.5h18.4L12 3.5ZM12 10v4.5M12 17.2h.01',
  area: 'M4 9V4h5M20 15v5h-5M4 4l6 6M20 20l-6-6',
  bed: 'M3 18v-9M3 14h18v4M21 14v-1a3 3 0 0 0-3-3h-7v4M7 11.5h.01',
  bolt: 'M13 3 5 14h6l-1 7 8-11h-6l1-7Z',
  calendar: 'M4 6h16v14H4V6ZM4 10.5h16M8.5 3.5V8M15.5 3.5V8',
  chat: 'M4 5h16v11h-9l-4.5 4v-4H4V5ZM8.5 10.5h.01M12 10.5h.01M15.5 10.5h.01',
  check: 'M5 12.5 10 17 19 7',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5l3.5 2',
  compare: 'M7 20V9M12 20V4M17 20v-7',
  compass: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM15.5 8.5l-2 5-5 2 2-5 5-2Z',
  down: 'M6 9l6 6 6-6',
  fork: 'M8 3v7a2 2 0 0 1-4 0V3M6 12v9M17 21v-7c-2 0-3-2-3-5s1-6 3-6v18',
  globe:
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3.2 12h17.6M12 3c2.6 2.4 3.8 5.4 3.8 9s-1.2 6.6-3.8 9c-2.6-2.4-3.8-5.4-3.8-9S9.4 5.4 12 3Z',
  heart: 'M12 20S4 15 4 9.3A4.3 4.3 0 0 1 12 7a4.3 4.3 0 0 1 8 2.3C20 15 12 20 12 20Z',
  left: 'M19 12H5M11 6l-6 6 6 6',
  mail: 'M3.5 6h17v12.5h-17V6ZM4 6.5l8 6.5 8-6.5',
  map: 'M9 4 3 6.5V20l6-2.5 6 2.5 6-2.5V4l-6 2.5L9 4ZM9 4v13.5M15 6.5V20',
  menu: 'M4 8h16M4 16h16',
  minus: 'M5 12h14',
  moon: 'M19 14.5A8 8 0 0 1 9.5 5 8 8 0 1 0 19 14.5Z',
  palm: 'M12 21c0-5-.5-8 1-12M13 9C10 6 6 6 4 9M13 9c1-4 5-5 7-2M13 9c-3 0-6 2-6 5M13 9c3 0 5 2 5 5',
  pause: 'M8.5 5v14M15.5 5v14',
  phone:
    'M6 3.5h3.5l1.5 4.5-2 1.5a11 11 0 0 0 5.5 5.5l1.5-2 4.5 1.5V18a2.5 2.5 0 0 1-2.5 2.5A15 15 0 0 1 3.5 6 2.5 2.5 0 0 1 6 3.5Z',
  pin: 'M12 21s7-6 7-11a7 7 0 1 0-14 0c0 5 7 11 7 11ZM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  plane:
    'M10.5 13.5 3 11l1.5-1.5 7 .5L16 5.2c1-1 2.6-1.4 3.3-.7.7.7.3 2.3-.7 3.3L14 12.5l.5 7L13 21l-2.5-7.5Zm0 0L7 17',
  play: 'M7 4.5v15l12.5-7.5L7 4.5Z',
  plus: 'M12 5v14M5 12h14',
  print: 'M7 8V3.5h10V8M7 17H4V8h16v9h-3M7 14h10v6.5H7V14Z',
  right: 'M5 12h14M13 6l6 6-6 6',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM20 20l-4-4',
  share: 'M12 15V4M8 7.5 12 4l4 3.5M5 12v8h14v-8',
  ship: 'M4 15l1.5 4.5h13L20 15l-8-3-8 3Zm2-1V8h12v6M10 8V5h4v3M3 21.5c2 0 2-1 4.5-1s2.5 1 4.5 1 2-1 4.5-1 2.5 1 4.5 1',
  sliders: 'M4 8h9M17 8h3M4 16h3M11 16h9M15 10V6M9 18v-4',
  snow: 'M12 3v18M4.2 7.5l15.6 9M4.2 16.5l15.6-9M9.5 4 12 6.5 14.5 4M9.5 20l2.5-2.5 2.5 2.5',
  star: 'M12 3.5l2.6 5.5 6 .8-4.4 4.2 1.1 6L12 17.1 6.7 20l1.1-6L3.4 9.8l6-.8L12 3.5Z',
  sun: 'M12 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
  swap: 'M4 8h15M15 4l4 4-4 4M20 16H5M9 12l-4 4 4 4',
  tag: 'M4 4h8l8 8-8 8-8-8V4ZM8.5 8.5h.01',
  ticket: 'M4 7h16v3.5a1.5 1.5 0 0 0 0 3V17H4v-3.5a1.5 1.5 0 0 0 0-3V7ZM14 7v10',
  up: 'M6 15l6-6 6 6',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM5 20c.8-3.5 3.5-5 7-5s6.2 1.5 7 5',
  wave: 'M3 10c2 0 2.5-2 4.5-2s2.5 2 4.5 2 2.5-2 4.5-2 2.5 2 4.5 2M3 16c2 0 2.5-2 4.5-2s2.5 2 4.5 2 2.5-2 4.5-2 2.5 2 4.5 2',
  x: 'M6 6l12 12M18 6 6 18',
} as const;

export type IconName = keyof typeof paths;

export const iconNames = Object.keys(paths) as IconName[]; // the names that stand above

/** Whether what an editor named is an icon of the house. */
export const isIconName = (name: string): name is IconName => iconNames.some((known) => known === name);

type IconProps = { name: IconName; size?: 's' | 'm' };

/** A line icon in the colour of the text; it never speaks: the words beside it, or the control's name, do. */
export function Icon({ name, size = 'm' }: IconProps) {
  return import.meta.env.SSR ? written(name, size) : drawn(name, size);
}

export function drawn(name: IconName, size: 's' | 'm') {
  return (
    <svg className={looks[size]} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}

const looks = { s: 'icon icon--s', m: 'icon' };

const known = new Map<string, ReactElement>();

/** The same to the letter: a page has a hundred icons, and on the server each of them is made once for all pages. */
function written(name: IconName, size: 's' | 'm'): ReactElement {
  const key = `${name} ${size}`;
  const icon = known.get(key) ?? (
    <svg
      className={looks[size]}
      viewBox="0 0 24 24"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: written here, and on the server alone
      dangerouslySetInnerHTML={{ __html: `<path d="${paths[name]}"></path>` }}
    />
  );
  known.set(key, icon);
  return icon;
}
