import { Hono } from 'hono';
import type { SendFeedbackContext } from '#domain/feedback/send-feedback.ts';
import type { Api, ApiEnv } from './api-env.ts';
import { closeApi } from './fallback.ts';
import { registerFeedback } from './feedback.ts';
import { answerError } from './problem.ts';

export type ApiDependencies = Pick<SendFeedbackContext, 'db' | 'boss' | 'sites'> & {
  /** Checks every answer against its schema: for development and tests. */
  checkAnswers: boolean;
};

/** All calls of the API. */
export function createApi(dependencies: ApiDependencies): Api {
  const api: Api = { routes: new Hono<ApiEnv>(), calls: [], checkAnswers: dependencies.checkAnswers };
  api.routes.onError(answerError);
  registerFeedback(api, dependencies);
  closeApi(api.routes);
  return api;
}
