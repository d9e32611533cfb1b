/** The posters of error pages. Every page brings them along, so they are apart from `housePictures`. */
export const errorPictures = {
  notFound:
    '/media/poster/desert/lost.svg?hour=sunset&at=none.dunes.desert.medina.none&has=headline&size=1600x900',
  crash:
    '/media/poster/fjord/crash.svg?hour=night&at=sea.mountains.nordic.modern.none&has=aurora.headline&size=1600x900',
} as const;
