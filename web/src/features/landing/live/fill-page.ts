import type { CallAnswer } from '#shared/api/client.ts';
import {
  anyGap,
  emptyCardId,
  type Figure,
  figureWords,
  type LiveAnswers,
  type LiveName,
  pollMilliseconds,
  spots,
  type TeaserWords,
  teaserWords,
} from './live.ts';

/** Where an answer is shown. */
interface Place {
  name: LiveName;
  element: HTMLElement;
  /** What comes after the element, to put it back. */
  next: Element | null;
}

/** A copy of the empty card with what it says in its gaps. Texts stay texts, whatever is in them. */
function cardOf(empty: HTMLTemplateElement, words: TeaserWords): Node {
  const card = empty.content.cloneNode(true);
  // All at once, because a text may hold what looks like a gap.
  const fill = (text: string): string =>
    text.replace(anyGap, (gap, name: string) => words[name as keyof TeaserWords] ?? gap);
  const nodes = document.createTreeWalker(card, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode())
    if (node instanceof Element) for (const attribute of node.attributes) attribute.value = fill(attribute.value);
    else node.nodeValue = fill(node.nodeValue ?? '');
  return card;
}

const fills: { [N in LiveName]: (place: Place, answer: CallAnswer<N>) => void } = {
  getLandingStats: ({ element }, stats) => {
    for (const each of element.querySelectorAll<HTMLElement>('[data-figure]'))
      each.textContent = figureWords(stats, each.dataset.figure as Figure);
  },
  getLandingDots: ({ element }, dots) => {
    for (const kind of ['installers', 'jobs'] as const)
      element.querySelector(`[data-dots=${kind}]`)?.setAttribute('d', spots(dots[kind]));
  },
  listFeaturedJobs: ({ element, next }, { jobs }) => {
    // Without a job, the whole section is gone.
    if (jobs.length === 0) return element.remove();
    if (!element.isConnected) next?.before(element);
    const empty = document.querySelector<HTMLTemplateElement>(`template#${emptyCardId}`);
    if (empty) element.querySelector('ul')?.replaceChildren(...jobs.map((job) => cardOf(empty, teaserWords(job))));
  },
};

/**
 * Asks for what a standing page shows of the marketplace, and fills it in, now and each minute. What cannot be shown at all is
 * left to the application, which can say so. Returns what stops it and hands over the answers that the page shows.
 */
export function fillPage(root: HTMLElement, onFailure: () => void): () => LiveAnswers {
  const answers: LiveAnswers = {};
  let isStopped = false;
  const places = [...root.querySelectorAll<HTMLElement>('[data-live]')].map(
    (element): Place => ({ name: element.dataset.live as LiveName, element, next: element.nextElementSibling }),
  );
  const ask = async (place: Place): Promise<void> => {
    const response = await fetch(place.element.dataset.from ?? '');
    if (!response.ok) throw new Error(`The server answered ${response.status}.`);
    const answer = await response.json();
    if (isStopped) return;
    fills[place.name](place, answer as never);
    answers[place.name] = answer;
  };
  const askAll = () => {
    for (const place of places) ask(place).catch(() => answers[place.name] ?? onFailure());
  };
  askAll();
  // A tab that nobody sees can wait.
  const timer = setInterval(() => document.hidden || askAll(), pollMilliseconds);
  return () => {
    isStopped = true;
    clearInterval(timer);
    return answers;
  };
}
