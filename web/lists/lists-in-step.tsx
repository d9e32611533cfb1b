import { useEffect } from 'react';
import { syncLists } from './sync-lists.ts';

/** Brings the lists in step with the server when the page has come, and whenever the agent comes back to it. */
export default function ListsInStep() {
  useEffect(() => {
    const sync = () => {
      if (document.visibilityState === 'visible') void syncLists();
    };
    sync();
    document.addEventListener('visibilitychange', sync);
    window.addEventListener('focus', sync);
    return () => {
      document.removeEventListener('visibilitychange', sync);
      window.removeEventListener('focus', sync);
    };
  }, []);
  return null;
}
