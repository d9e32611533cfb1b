/** Hours, minutes and seconds that are left: `03:12:45`. */
export const countdown = (seconds: number): string =>
  [seconds / 3_600, (seconds / 60) % 60, seconds % 60]
    .map((part) => `${Math.floor(part)}`.padStart(2, '0'))
    .join(':');
