// Runs before the first paint, so that a dark page never flashes light. Light is the default, whatever the system setting.
document.documentElement.classList.add(localStorage.getItem('ui-theme') === 'dark' ? 'dark' : 'light');
