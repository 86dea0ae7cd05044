// Runs before the first paint, so that a dark page never flashes light, and nobody with a session sees the header of a visitor.
// Light is the default, whatever the system setting.
document.documentElement.classList.add(localStorage.getItem('ui-theme') === 'dark' ? 'dark' : 'light');
if (localStorage.getItem('suncrew-session')) document.documentElement.dataset.person = '';
