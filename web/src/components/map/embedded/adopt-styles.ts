import text from 'leaflet/dist/leaflet.css?inline';

let adopted: CSSStyleSheet | undefined;

/** Only pages with a map need these styles, so they are not in the stylesheet of every page. The policy forbids a style element. */
export function adoptLeafletStyles(): void {
  if (adopted) return;
  adopted = new CSSStyleSheet();
  adopted.replaceSync(text);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, adopted];
}
