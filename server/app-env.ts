import type { Context, MiddlewareHandler } from 'hono';
import type { SecureHeadersVariables } from 'hono/secure-headers';
import type { ApiVariables } from '#api/api-env.ts';

/** What the middleware of the server leaves for the routes behind them. */
export type AppEnv = {
  Variables: ApiVariables &
    SecureHeadersVariables & {
      citySlug: string | undefined;
      /** Groups requests in metrics and logs: `page`, `call`, `asset` … */
      routeClass: string;
    };
};

export type AppContext = Context<AppEnv>;

export type Middleware = MiddlewareHandler<AppEnv>;
