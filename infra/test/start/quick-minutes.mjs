// A start in a test loads this file first. It makes tasks that run each minute run every 0.3 s, as if the start took hours.
const minuteMs = 60_000;
const { setInterval } = globalThis;
globalThis.setInterval = (task, everyMs, ...rest) => setInterval(task, everyMs === minuteMs ? 300 : everyMs, ...rest);
