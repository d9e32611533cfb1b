/** What is known of the device of a visitor; what a browser does not tell is absent. */
export type Device = {
  /** Gigabytes, rounded down to a power of two. */
  memory?: number | undefined;
  cores?: number | undefined;
  /** The visitor asks for less data. */
  savesData?: boolean | undefined;
  /** `4g` and slower ones. */
  connection?: string | undefined;
  wantsLessMotion: boolean;
};

const leastMemory = 4;
const leastCores = 4;

/** Whether a video begins by itself: not on devices of low capacity ([W]§2.10), nor where it would be unwelcome. */
export const mayAutoplay = (device: Device): boolean =>
  !device.wantsLessMotion &&
  !device.savesData &&
  (device.memory ?? leastMemory) >= leastMemory &&
  (device.cores ?? leastCores) >= leastCores &&
  (device.connection ?? '4g') === '4g';

/** Not in every browser, and so not in the types of all. */
type MoreOfNavigator = {
  deviceMemory?: number;
  connection?: { saveData?: boolean; effectiveType?: string };
};

/** The device that the page is shown on. */
export function theDevice(): Device {
  const { deviceMemory, connection, hardwareConcurrency } = navigator as Navigator & MoreOfNavigator;
  return {
    memory: deviceMemory,
    cores: hardwareConcurrency,
    savesData: connection?.saveData,
    connection: connection?.effectiveType,
    wantsLessMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
  };
}
