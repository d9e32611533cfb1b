import { useEffect, useRef } from 'react';

/**
 * Runs something now, or once the pointer is up again: what an error moves away under the pointer between press and
 * release would not be clicked.
 */
export function useAfterPress(): (run: () => void) => void {
  const isPressed = useRef(false);
  useEffect(() => {
    const press = () => {
      isPressed.current = true;
    };
    const release = () => {
      isPressed.current = false;
    };
    addEventListener('pointerdown', press, true);
    addEventListener('pointerup', release, true);
    addEventListener('pointercancel', release, true);
    return () => {
      removeEventListener('pointerdown', press, true);
      removeEventListener('pointerup', release, true);
      removeEventListener('pointercancel', release, true);
    };
  }, []);
  return (run) => {
    if (!isPressed.current) return run();
    const runOnce = () => setTimeout(run);
    addEventListener('pointerup', runOnce, { once: true });
  };
}
