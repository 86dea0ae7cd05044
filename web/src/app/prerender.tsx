import { text } from 'node:stream/consumers';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { introducedPages, type PageName, paths, prerenderedPages } from '#shared/pages.ts';
import { productName } from '#shared/product.ts';
import { PagePreview, siteOrigin } from '../components/page-title.tsx';
import { createQueryClient } from '../lib/server/queries.ts';
import { Application } from './application.tsx';
import { pages } from './pages.ts';
import { routes } from './router.tsx';

/** A page as the build writes it. */
export interface PrerenderedPage {
  name: PageName;
  /** The elements that React puts into the head. */
  head: string;
  body: string;
  /** The CSS rules under emotion's names, in the order that the stylesheet needs. */
  styles: Map<string, string>;
  /** The CSS rules that React wrote into style attributes. */
  insides: Set<string>;
}

const styleElement = /<style data-emotion="(css(?:-global)?) ([^"]+)">(.*?)<\/style>/gs;
/** Finds style attributes. The build moves their rules to the stylesheet, because the content security policy forbids them. */
const styleAttribute = / style="([^"]*)"/g;
const headElements = /^(?:<title>.*?<\/title>|<link [^>]*>|<meta [^>]*>)*/s;

/** Turns off React's size limit for a part of the page. React would write a larger part at the end and move it with a script. */
const inOnePiece = Number.MAX_SAFE_INTEGER;

/** Returns a function that takes the styles out of React's HTML, and the collections that receive them. */
function collectStyles(): Pick<PrerenderedPage, 'styles' | 'insides'> & { takeOut: (html: string) => string } {
  const styles = new Map<string, string>();
  const insides = new Set<string>();
  const takeOut = (html: string) =>
    html
      .replace(styleElement, (_, kind: string, names: string, rules: string) => {
        styles.set(`${kind} ${names}`, rules);
        return '';
      })
      .replace(styleAttribute, (_, rules: string) => {
        insides.add(`[data-style="${rules}"]{${rules}}`);
        return ` data-style="${rules}"`;
      });
  return { styles, insides, takeOut };
}

async function renderPage(name: PageName): Promise<PrerenderedPage> {
  const path = paths[name];
  const { query, dataRoutes } = createStaticHandler(routes);
  const context = await query(new Request(`http://localhost${path}`));
  if (context instanceof Response) throw new Error(`${path} leads somewhere else.`);
  const failures: unknown[] = [];
  const client = createQueryClient();
  const { prelude } = await prerenderToNodeStream(
    <Application client={client}>
      <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
    </Application>,
    { progressiveChunkSize: inOnePiece, onError: (error) => void failures.push(error) },
  );
  const { takeOut, ...styles } = collectStyles();
  const html = takeOut(await text(prelude));
  // The cache's timers would delay the end of the build.
  client.clear();
  if (failures.length > 0) throw failures[0];
  // If a part is not ready, React writes a mark and a script that completes the part. Prerendered pages must need no script.
  if (/<!--\$[?!]|<script|<style/.test(html)) throw new Error(`${path} is not complete without a script.`);
  const head = headElements.exec(html)?.[0] ?? '';
  return { name, head, body: html.slice(head.length), ...styles };
}

/** Renders a page that needs data. Its body stays empty until the application starts, but it has its own head. */
function renderHead(name: (typeof introducedPages)[number]): PrerenderedPage {
  const { title, text } = pages[name].preview;
  const path = paths[name];
  const fullTitle = `${title} · ${productName}`;
  const head = renderToStaticMarkup(
    <>
      <title>{fullTitle}</title>
      <link rel="canonical" href={siteOrigin + path} />
      <PagePreview title={fullTitle} text={text} path={path} />
    </>,
  );
  return { name, head, body: '', styles: new Map(), insides: new Set() };
}

/** Renders the pages without data completely, and the pages with data as a head without a body. */
export async function renderPages(): Promise<PrerenderedPage[]> {
  const rendered = introducedPages.map(renderHead);
  for (const name of prerenderedPages) rendered.push(await renderPage(name));
  return rendered;
}
