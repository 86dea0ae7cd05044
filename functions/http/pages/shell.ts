import { setting } from '../../env.ts';
import { logFault } from '../../log.ts';
import { unavailable } from '../../refusal.ts';

const keptMilliseconds = 60_000;
const patienceMilliseconds = 5_000;
let kept: { html: string; until: number } | undefined;

/**
 * Returns the HTML page into which the application loads. Fetches it from the site and caches it for a minute, so a release takes
 * effect within a minute. If the site fails, returns the cached page, or throws 503 if there is none.
 */
export async function readShell(now: number): Promise<string> {
  if (kept && now < kept.until) return kept.html;
  try {
    const answer = await fetch(`${setting('APP_ORIGIN')}/index.html`, {
      signal: AbortSignal.timeout(patienceMilliseconds),
    });
    if (!answer.ok) throw new Error(`The site answered ${answer.status} for its own page.`);
    kept = { html: await answer.text(), until: now + keptMilliseconds };
  } catch (error) {
    if (!kept) throw unavailable(error);
    logFault({ event: 'site_not_read' }, error);
  }
  return kept.html;
}
