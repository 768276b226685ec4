/** Who may import whom in the client: lib is for all, boards know no page, a game knows no other. */
module.exports = {
    forbidden: [
        {
            name: 'no-circular',
            severity: 'error',
            comment: 'Two modules that need each other are one, or a third is missing.',
            from: {},
            to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
        },
        {
            name: 'lib-knows-nobody',
            severity: 'error',
            from: { path: '^src/lib', pathNot: '\\.test\\.ts$' },
            to: { path: '^src/(boards|pages|kit)' },
        },
        {
            name: 'the-line-knows-no-game',
            severity: 'error',
            from: { path: '^src/lib/net' },
            to: { path: '^src/lib/game' },
        },
        {
            name: 'boards-know-no-page',
            severity: 'error',
            from: { path: '^src/boards' },
            to: { path: '^src/(pages|kit)' },
        },
        {
            name: 'no-game-knows-another',
            severity: 'error',
            comment: 'What two games share lies in shared, generic or the folder of their family.',
            from: { path: '^src/boards/([^/]+)/', pathNot: '^src/boards/(shared|generic|encounters)/' },
            to: { path: '^src/boards/[^/]+/', pathNot: '^src/boards/($1|shared|generic|encounters)/' },
        },
        {
            name: 'the-frame-knows-no-game',
            severity: 'error',
            from: { path: '^src/boards/(shared|encounters)/' },
            to: { path: '^src/boards/[^/]+/', pathNot: '^src/boards/(shared|encounters)/' },
        },
        {
            name: 'pages-know-no-game',
            severity: 'error',
            comment: 'A page asks for the board of a game by its id.',
            from: { path: '^src/pages' },
            to: { path: '^src/boards/[^/]+/', pathNot: '^src/boards/shared/' },
        },
    ],
    options: {
        doNotFollow: { path: 'node_modules' },
        exclude: { path: '\\?raw$|\\.(css|ftl)$' },
        tsConfig: { fileName: 'tsconfig.json' },
        tsPreCompilationDeps: true,
        enhancedResolveOptions: { extensions: ['.ts', '.svelte.ts', '.svelte', '.js'] },
    },
};
