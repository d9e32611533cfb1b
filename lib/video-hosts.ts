/** Who may show videos inside our pages; their frames are allowed by the content security policy. */
export const videoHosts = [
  'www.youtube.com',
  'www.youtube-nocookie.com',
  'player.vimeo.com',
  'rutube.ru',
  'vk.com',
] as const;
