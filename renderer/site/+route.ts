// Vike runs this file outside Vite, so it imports nothing: every address is answered from pages/**/*.json.
export default "/*";
