import type pg from 'pg';
import type { Logger } from 'pino';
import { listen } from '#db/listen.ts';
import type { Manager } from '#lib/principal.ts';

/** A page of a manager that is open and wants to be told. */
export type Follower = Pick<Manager, 'managerId' | 'sessionId'> & {
  /** Something of the manager's has changed, or may have. */
  look: () => void;
  /** The session is over. */
  leave: () => void;
};

export type Live = ReturnType<typeof openLive>;

/** Tells open pages that something of theirs has changed: all of a process by one connection, made for the first. */
export function openLive(connection: pg.ClientConfig, log: Logger) {
  const followers = new Set<Follower>();
  const onHeard = (said: string | undefined) => {
    const [what, id] = said?.split(' ') ?? [];
    for (const follower of followers) {
      if (what === 'session') follower.sessionId === Number(id) && follower.leave();
      else if (said === undefined || follower.managerId === Number(id)) follower.look();
    }
  };
  let listener: ReturnType<typeof listen> | undefined;
  const start = () => {
    listener ??= listen(connection, { channel: 'live', onHeard }, log);
    listener.catch(() => {
      listener = undefined;
    });
    return listener;
  };
  return {
    /** From now on until the returned function is called; fails where the database cannot be listened to. */
    follow: async (follower: Follower): Promise<() => void> => {
      await start();
      followers.add(follower);
      return () => void followers.delete(follower);
    },
    close: async () => {
      await (await listener?.catch(() => undefined))?.close();
    },
  };
}
