// Loaded before everything else in a start. Tasks that run each minute then run all the time, as if the start took hours.
const minuteMs = 60_000;
const { setInterval } = globalThis;
globalThis.setInterval = (task, everyMs, ...rest) => setInterval(task, everyMs === minuteMs ? 300 : everyMs, ...rest);
