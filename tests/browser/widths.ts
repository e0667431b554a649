/** For a test whose result depends on the width, or on touch or mouse: it runs on a desktop and on a phone. */
export const EVERY_WIDTH = { tag: "@every-width" };

/** For a test of features that only a phone has. */
export const PHONE_ONLY = { tag: "@phone-only" };
