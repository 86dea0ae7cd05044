import { expect, it } from '@jest/globals';
import { previewPicture } from '#shared/pages.ts';
import { fillHead } from './fill-head.ts';

const shell =
  '<head><meta name="description" content="All" /><meta name="robots" content="noindex" /><title>SunCrew</title></head><body></body>';
const origin = 'https://suncrew.example';

it('a described page has its own title, description, URL and picture, and may be indexed', () => {
  const html = fillHead(
    shell,
    { title: 'Bright Roofs · SunCrew', text: 'Solar since 2009', path: '/company/1' },
    origin,
  );
  const head = [
    '<title>Bright Roofs · SunCrew</title>',
    '<meta name="description" content="Solar since 2009">',
    '<link rel="canonical" href="https://suncrew.example/company/1">',
    '<meta property="og:site_name" content="SunCrew">',
    '<meta property="og:type" content="website">',
    '<meta property="og:title" content="Bright Roofs · SunCrew">',
    '<meta property="og:description" content="Solar since 2009">',
    '<meta property="og:url" content="https://suncrew.example/company/1">',
    '<meta property="og:image" content="https://suncrew.example/preview.png">',
    `<meta property="og:image:width" content="${previewPicture.width}">`,
    `<meta property="og:image:height" content="${previewPicture.height}">`,
    '<meta name="twitter:card" content="summary_large_image">',
  ];
  expect(html).toBe(`<head>${head.join('')}</head><body></body>`);
});

it('text that a user typed cannot become markup of the page', () => {
  const text = `"><script>alert('$&')</script>`;
  const html = fillHead(shell, { title: text, text, path: '/' }, origin);
  expect(html).not.toContain('<script');
  expect(html).toContain('<title>&quot;&gt;&lt;script&gt;alert(&#39;$&amp;&#39;)&lt;/script&gt;</title>');
});

it('a page without a description stays unchanged, and search engines skip it', () => {
  expect(fillHead(shell, null, origin)).toBe(shell);
});
