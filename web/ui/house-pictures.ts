/** The posters of pages that belong to no place: an own media path each. */
export const housePictures = {
  hero: '/media/poster/beach/hero.svg?hour=golden&at=sea.mountains.mediterranean.modern.sand&has=palms.boats.headline&size=2000x1000',
  login:
    '/media/poster/balloons/login.svg?hour=dawn&at=none.mountains.mediterranean.modern.none&size=1200x1200',
  empty: '/media/poster/desert/empty.svg?hour=sunset&at=none.dunes.desert.medina.none',
} as const;
