/** Added to the previewed page: what can be typed into, what is pressed, and what is still empty. */
export const PAGE_STYLE = `
  body { min-height: calc(100vh + 64px); }
  .block { position: relative; border-radius: 4px; }
  .block:hover { outline: 1px dashed var(--border); outline-offset: 6px; }
  .block[data-selected] { outline: 2px solid var(--focus); outline-offset: 10px; }
  .column:empty { min-height: 64px; border: 1px dashed var(--border); border-radius: 8px; }
  .block-divider { padding: 8px 0; }
  [data-editable] { outline: none; cursor: text; min-height: 1.2em; white-space: pre-wrap; }
  [data-editable]:empty::before, [data-empty]::before {
    float: left; height: 0; content: attr(data-placeholder); opacity: 0.5; pointer-events: none;
  }
`
