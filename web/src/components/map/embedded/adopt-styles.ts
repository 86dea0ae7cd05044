import text from 'leaflet/dist/leaflet.css?inline';

let adopted: CSSStyleSheet | undefined;

/**
 * Adds Leaflet's styles to the page, once. They are not in the stylesheet of every page, because only pages with a map need them.
 * The content security policy forbids a style element.
 */
export function adoptLeafletStyles(): void {
  if (adopted) return;
  adopted = new CSSStyleSheet();
  adopted.replaceSync(text);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, adopted];
}
