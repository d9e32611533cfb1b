import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: true,
  routeDiscovery: { mode: 'lazy', manifestPath: '/routes.json' },
  // Split, the code of an action is fetched when the form is sent: the connection may be gone by then, and the page with it.
  splitRouteModules: false,
} satisfies Config;
