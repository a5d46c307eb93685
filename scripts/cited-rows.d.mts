export declare function citedRows(text: string): string[]
