/** The first that fits is it: most browsers name others too. */
const browsers: [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bYaBrowser\//, 'Yandex'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b|\biPad\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** What somebody signs in with, so that they know it again in a list: `Chrome, Windows`. */
export function deviceName(userAgent: string | null): string {
  const named = (list: typeof browsers) => list.find(([sign]) => sign.test(userAgent ?? ''))?.[1];
  return [named(browsers), named(systems)].filter(Boolean).join(', ');
}
