// Runs before the first paint, so that a dark page never flashes light, and nobody with a session sees the header of a visitor.
// Light is the default, whatever the system setting.
const kept = (key) => {
  try {
    return localStorage.getItem(key);
  } catch {
    // Some settings of a browser refuse its storage.
    return null;
  }
};
document.documentElement.classList.add(kept('ui-theme') === 'dark' ? 'dark' : 'light');
if (kept('suncrew-session')) {
  document.documentElement.dataset.person = '';
  // The application's first question, asked while its scripts are on their way.
  const early = { rel: 'preload', as: 'fetch', href: '/api/auth/me', crossOrigin: 'use-credentials' };
  document.head.append(Object.assign(document.createElement('link'), early));
}
// After what no page can be painted without. A slow network paints the page in the system's font.
const { font } = document.currentScript.dataset;
if (font) {
  const early = { rel: 'preload', as: 'font', type: 'font/woff2', href: font, crossOrigin: '' };
  document.head.append(Object.assign(document.createElement('link'), early));
}
