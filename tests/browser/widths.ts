/** For a test whose answer depends on the width, or on finger and mouse: it runs on a desktop and on a phone. */
export const EVERY_WIDTH = { tag: "@every-width" };

/** For a test of what only a phone has. */
export const PHONE_ONLY = { tag: "@phone-only" };
