/** Quarters of a day, by the hour that each begins with. */
export const dayParts = [0, 6, 12, 18] as const;
export type DayPart = (typeof dayParts)[number];

export const isDayPart = (hour: number): hour is DayPart => dayParts.some((part) => part === hour);

/** The part of the day that an hour of it lies in. */
export const dayPartOf = (hour: number): DayPart => dayParts.findLast((part) => part <= hour) ?? 0;

/** The hours of a part: `06:00–12:00`. */
export const hoursOf = (part: number): string => `${clock(part)}–${clock(part + 6)}`;

const clock = (hour: number) => `${`${hour}`.padStart(2, '0')}:00`;
