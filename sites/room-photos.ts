/** Regions by the operator's number whose rooms on sale always show their photo ([W]§9): Hurghada, Marsa Alam, Sharm El Sheikh. */
const alwaysShown: readonly number[] = [1_874, 1_949, 1_875];

/** Whether rooms on sale in a region show their photo: there always, elsewhere as the site is configured. */
export const showsRoomPhotos = (isConfigured: boolean, regionInc: number | undefined): boolean =>
  isConfigured || (regionInc !== undefined && alwaysShown.includes(regionInc));
