import type { Diagnostic } from "../schema/diagnostic";

/**
 * Document that the dev server shows instead of a page whose JSON has faults, since rendering it could fail in ways that hide
 * the cause. The overlay shows the same faults, and disappears when they are fixed.
 */
export function FaultsDocument({ diagnostics }: { diagnostics: readonly Diagnostic[] }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <title>Faults in this page</title>
      </head>
      <body>
        <main className="container-page py-10">
          <h1 className="text-2xl">This page has faults</h1>
          <ul className="mt-6 space-y-4 font-mono text-sm">
            {diagnostics.map(({ file, line, column, severity, rule, where, message, fix }) => (
              <li key={`${file}:${line}:${column}:${rule}:${message}`}>
                <p className="font-semibold">
                  {file}:{line}:{column}: {severity} {rule}
                </p>
                <p>{where ? `${where}: ${message}` : message}</p>
                {fix && <p>Fix: {fix}</p>}
              </li>
            ))}
          </ul>
        </main>
      </body>
    </html>
  );
}
