import { allRoutes } from '#shared/api/index.ts';
import { productName } from '#shared/product.ts';

/** The few pages of one machine. They carry no style or script, which the security headers would refuse anyway. */

const page = (title: string, content: string): string => `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
</head>
<body>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`;

export const homePage = page(
  productName,
  `<p>Where Australian solar retailers hire accredited installers. This is all of it on one machine.</p>
<ul>
<li>The API answers ${allRoutes.length} calls under <code>/api</code>: <a href="/openapi.json">openapi.json</a> describes them.</li>
<li>E-mail goes nowhere: <a href="/dev/mail">outgoing mail</a> shows what would have been sent.</li>
<li>Accounts, rows, files and keys are kept in the data folder that <code>npm start</code> was given.</li>
</ul>`,
);

export const notFoundPage = page(
  `${productName}: page not found`,
  '<p>There is nothing at this address. <a href="/">Back to the start</a>.</p>',
);
