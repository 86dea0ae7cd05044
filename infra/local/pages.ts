import { productName } from '#shared/product.ts';

/** The one page that is not the application's: a file that is not there. It needs neither style nor script. */

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

export const notFoundPage = page(
  `${productName}: page not found`,
  '<p>There is nothing at this address. <a href="/">Back to the start</a>.</p>',
);
