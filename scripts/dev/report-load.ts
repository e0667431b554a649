// A save while the page was loading has not reached it: the server compares the times and reloads it (content-reload.ts).
import.meta.hot?.send("pingo:load", performance.timeOrigin);
