import { Component, type ComponentType, type ReactNode, lazy as reactLazy, useState } from 'react';
import { isNewRelease, isReachable, reload, reloadOnce } from './new-release.ts';

/** A part of the application whose script loads on demand. A script that does not load fails only its own part. */

/** Thrown only if a script did not load. */
export class LostScript extends Error {}

export interface LostProps {
  onRetry: () => void;
}

type Load<P> = () => Promise<{ default: ComponentType<P> }>;

const pausesMilliseconds = [200, 800];
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Reloads the page if a new release replaced the script, or on a person's retry if the server is reachable. Returns whether the
 * page reloads. Some browsers never request a failed script a second time.
 */
const reloads = async (isAgain: boolean): Promise<boolean> =>
  isAgain ? (await isReachable()) && reload(true) : (await isNewRelease()) && reloadOnce();

/** Loads a script with two retries, each after a short pause. */
async function loadPatiently<P>(load: Load<P>, isAgain: boolean): ReturnType<Load<P>> {
  for (const pause of pausesMilliseconds) {
    try {
      return await load();
    } catch {
      await wait(pause);
    }
  }
  try {
    return await load();
  } catch (cause) {
    if (await reloads(isAgain)) return new Promise(() => undefined);
    throw new LostScript('A script did not load.', { cause });
  }
}

/** Replaces a part whose script did not load. Every other error reaches the page. */
class Boundary extends Component<{ lost: ReactNode; children: ReactNode }, { error: unknown }> {
  override state = { error: null as unknown };
  static getDerivedStateFromError = (error: unknown) => ({ error });
  override render() {
    const { error } = this.state;
    if (error instanceof LostScript) return this.props.lost;
    if (error !== null) throw error;
    return this.props.children;
  }
}

/** A part of the application. `load` loads its script before the part is shown, so that the part needs no placeholder. */
export type Lazy<P> = ComponentType<P> & { load: () => Promise<unknown> };

/**
 * Like React's `lazy`, for the default export of a file. If the script does not load, `Lost` replaces the part and can load it
 * again.
 */
export function lazy<P extends object>(load: Load<P>, Lost: ComponentType<LostProps>): Lazy<P> {
  const once = (isAgain: boolean) => reactLazy(() => loadPatiently(load, isAgain)) as ComponentType<P>;
  let Loaded: ComponentType<P> = once(false);
  function Part(props: P) {
    const [attempt, setAttempt] = useState(0);
    const retry = () => {
      Loaded = once(true);
      setAttempt(attempt + 1);
    };
    return (
      <Boundary key={attempt} lost={<Lost onRetry={retry} />}>
        <Loaded {...props} />
      </Boundary>
    );
  }
  const loadEarly = async () => {
    Loaded = (await load()).default;
  };
  return Object.assign(Part, { load: loadEarly });
}
