// Matches every URL, since pages come from pages/**/*.json. Vike runs this file outside Vite, so it imports nothing.
export default "/*";
