// Runs before the first paint, so that a dark page never flashes light and a signed-in person never sees the visitor's header.
// Light is the default, whatever the system setting.
const kept = (key) => {
  try {
    return localStorage.getItem(key);
  } catch {
    // Reading `localStorage` throws if the browser's settings forbid storage.
    return null;
  }
};
document.documentElement.classList.add(kept('ui-theme') === 'dark' ? 'dark' : 'light');
if (kept('suncrew-session')) {
  document.documentElement.dataset.person = '';
  // The application's first request, sent while its scripts still load.
  const early = { rel: 'preload', as: 'fetch', href: '/api/auth/me', crossOrigin: 'use-credentials' };
  document.head.append(Object.assign(document.createElement('link'), early));
}
// Requests the font after the files that the first paint needs. On a slow network, the browser paints the page in a system font.
const { font } = document.currentScript.dataset;
if (font) {
  const early = { rel: 'preload', as: 'font', type: 'font/woff2', href: font, crossOrigin: '' };
  document.head.append(Object.assign(document.createElement('link'), early));
}
