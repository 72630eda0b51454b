-- What release 1.0.0 wrote for a company with an item, a collection, two links, a tag and a wish; its schema is migrations up to 0149.
SELECT pg_catalog.set_config('search_path', '', false);
INSERT INTO auth."user" VALUES
	('01a22b50-bf42-7ee5-ac50-ef7469599a87', 'ada@example.com', '2026-11-30 07:17:21.824271+00'),
	('01a22b51-c6a5-776c-a665-909037cc3419', 'bob@example.com', '2026-11-30 07:18:29.26123+00');
INSERT INTO auth.account VALUES
	('01a22b50-bf42-7ee5-ac50-ef7469599a87', '$argon2id$v=19$m=19456,t=2,p=1$fjR+l5wNaL5bPxgWg+K+0Q$YYlzhT4hoYgBadvz2NwDmLWTsrTREEyG3hYbM+R8Bs8', '2026-11-30 07:17:21.824271+00', '2026-11-30 07:17:21.824271+00'),
	('01a22b51-c6a5-776c-a665-909037cc3419', '$argon2id$v=19$m=19456,t=2,p=1$onDKkVYaehJc2YC3W6ISPg$Gqu64u2Y7tDIU/ZZjKexz+vpJnRxAKhgLC7ujrS4p+w', '2026-11-30 07:18:29.26123+00', '2026-11-30 07:18:29.26123+00');
INSERT INTO auth.device VALUES
	('01a22b50-bf42-7ee5-ac50-ef7469599a87', '', '', '', '2026-11-30 07:29:29.054747+00');
INSERT INTO auth.session VALUES
	('01a22b50-c0b5-72f9-9a66-22810bd3dbf5', '01a22b50-bf42-7ee5-ac50-ef7469599a87', '2026-12-30 07:17:22.208742+00', '127.0.0.1', 'node', '2026-11-30 07:17:22.208742+00', 'code', false, NULL, '2026-11-30 07:17:22.208742+00', '2026-11-30 07:17:22.208742+00'),
	('01a22b50-c1a7-704d-aa66-416a76085ce9', '01a22b50-bf42-7ee5-ac50-ef7469599a87', '2026-12-30 07:17:22.447287+00', '127.0.0.1', 'node', '2026-11-30 07:17:22.447287+00', 'password', false, NULL, '2026-11-30 07:17:22.447287+00', '2026-11-30 07:17:22.447287+00'),
	('01a22b5b-d7e6-7368-a2d5-b00d0be36c9e', '01a22b50-bf42-7ee5-ac50-ef7469599a87', '2026-12-30 07:29:29.054747+00', '127.0.0.1', 'node', '2026-11-30 07:29:29.054747+00', 'password', false, NULL, '2026-11-30 07:29:29.054747+00', '2026-11-30 07:29:29.054747+00');
INSERT INTO auth.jwks VALUES
	('01a22b50-843a-70d0-97dd-f941d4366055', '{"kty":"OKP","crv":"Ed25519","x":"howlfSgXORx6TF88FFrXRT_UJlPHntQp1E4kRYZMvYA"}', NULL, '2026-11-30 07:17:06.662075+00', '\xd10774779fa7da90285245d1933075699a59fd47ad0b54ff4f9f1dc9997148494661ed79eeadd2d2d33063669adda6229765439a8cdd14f9ef40620365c10c7880a3957ca15eb0d5e77a2c288e6c341d282a4a504a44acb9810b820ca76da2af51bba1c34eae74f1d6bfbf18d130405a90207d9e650ab565a5596568ec7526b08d1e77d2c4f99169b6c62b780abe424ab15f7c9ed4ed8ae238d8970e54');
INSERT INTO auth.known_network VALUES
	('01a22b50-bf42-7ee5-ac50-ef7469599a87', '\xca797370114db3308a51516c6229f6b4', '2026-11-30 07:29:29.054747+00');
INSERT INTO auth.rate_limit VALUES
	('confirmation-mail-network:hn0NgkQljSIx3_nasVDUmCYVE_sVxHszEU79apfJAY8', 1, 1796026641847),
	('confirmation-mail:tfyF5VdV-eDQMKEKtEKbaylEhV-aDWAHf-gyvsvEHXI', 1, 1796026641849),
	('confirmEmail:EsoXtJryKJQ28wPgFmAwoh5SXSZuIJJnQzgBqP1AcaA', 1, 1796023102167),
	('confirm-network:x4z7w0I7wkQPzedzn3Sv66HilwVD0eNz1t-WCOjmuLE', 1, 1796023942172),
	('confirm-address:tfyF5VdV-eDQMKEKtEKbaylEhV-aDWAHf-gyvsvEHXI', 1, 1796023942172),
	('registerOwner:EsoXtJryKJQ28wPgFmAwoh5SXSZuIJJnQzgBqP1AcaA', 2, 1796023641643),
	('confirmation-mail-network:cw9WHqCX3qKuke9PemxnlLM2xobbysQnpkhnsI4JcrU', 1, 1796026709278),
	('confirmation-mail:X_hgvxGQWWxxiKuFHbaR8PMWnEU5Nunh66L5pH96ABg', 1, 1796026709280),
	('signIn:EsoXtJryKJQ28wPgFmAwoh5SXSZuIJJnQzgBqP1AcaA', 1, 1796023828956),
	('sign-in-network:EsoXtJryKJQ28wPgFmAwoh5SXSZuIJJnQzgBqP1AcaA', 0, 1796023942333),
	('changeItems:flUp3wQcznsxfkQFSEapAm79svieBygh-yi_xS4JN_o', 1, 1796024390660),
	('visitor-pages:EsoXtJryKJQ28wPgFmAwoh5SXSZuIJJnQzgBqP1AcaA', 1, 1796023850992),
	('shareItem:flUp3wQcznsxfkQFSEapAm79svieBygh-yi_xS4JN_o', 2, 1796023850806),
	('createWish:flUp3wQcznsxfkQFSEapAm79svieBygh-yi_xS4JN_o', 1, 1796027391174);
INSERT INTO auth.refresh_token VALUES
	('\x3134bf54816b9460b8f4199bb83a196fc54d099786fdb01f35f8a396fa9b9059', '01a22b50-c0b5-72f9-9a66-22810bd3dbf5', NULL, '2026-11-30 07:17:22.208742+00'),
	('\xef854de643938a03d545b0dee158bbef58fd78e32c1873e54a62998b597e55ac', '01a22b50-c1a7-704d-aa66-416a76085ce9', NULL, '2026-11-30 07:17:22.447287+00'),
	('\x8bb336339ae54bf5851a78d34392ee8f842da24fd25cbbf086abae85b8d29fd2', '01a22b5b-d7e6-7368-a2d5-b00d0be36c9e', NULL, '2026-11-30 07:29:29.054747+00');
INSERT INTO auth.secrets VALUES
	(true, '\xa59272fab9a859fe51583c94c63d12f70da454231deff4f57458403aee0a8a69b4ae957a5b429aa1ff85f3f1eb677486ae4acf5267353bc1cbd6c8f0d54ca1ff84a3cf056fa92c563d780c225b072f96deea83ae9cd31d964e84dc3e7161ee26078daee0395255e11909d9e01f7979844662304e2778fe8981142f0b11e2f203bf86033a0481f9efb8254ce6093d1af5fdf820a5064a77ac1f61360e593eefc04ebc4b94e75cfca8b0dfe014a74bed454b39fe2ebe85707237f06830dca26e4e4e29781188d0b911b295dd48377b63c617116e97e896b47ddedaee04af0fca8a1283ee8292b9565ec37d6c7ea13843e3c202b4eee9fdce4d4762545df7f1044857dd19cef9325f6cedeb25705caf7b4ea20e7071c1468f196e5893328ae091b5d7656a4f36d4955e47eedcb374e5cf75d3f422a150474620e77c37ba27d85fc4f031cfc87e518838d7f11dbffb92', '2026-11-30 07:17:06.607399+00');
INSERT INTO public.tenant OVERRIDING SYSTEM VALUE VALUES
	('01a22b50-bf55-7ab0-afcd-791e1bf9a0e4', 'Acme', 'acme', 'trialing', '2026-12-14 07:17:21.824271+00', 'trial', 'UTC', NULL, NULL, '#0f766e', '{"downloadAs": "pdf", "allowDownload": true, "visitsKeptMonths": null}', '{"shareView": true}', 0, '2026-11-30 07:17:21.824271+00', 1, '2026-11-30', '{}', 1, '2026-11-30 07:17:21.824+00', NULL, '{}', NULL, 720, false, NULL, 0, 24, 'trialing', NULL, 'en'),
	('01a22b51-c791-77b6-9f50-8451d9132559', 'Acme', 'acme-1868df', 'trialing', '2026-12-14 07:18:29.26123+00', 'trial', 'UTC', NULL, NULL, '#0f766e', '{"downloadAs": "pdf", "allowDownload": true, "visitsKeptMonths": null}', '{"shareView": true}', 0, '2026-11-30 07:18:29.26123+00', 3, '2026-11-30', '{}', 1, '2026-11-30 07:18:29.261+00', NULL, '{}', NULL, 720, false, NULL, 0, 24, 'trialing', NULL, 'en');
INSERT INTO auth.verification VALUES
	('2026-11-30 07:33:29.341505+00', 'bob@example.com', '\x5e1abe487bc4c7c7f025bb26d41954192a92cc32776cd62937d7b11d771acc88');
INSERT INTO public.member VALUES
	('01a22b51-c791-77b6-9f50-8451d9132559', '01a22b51-c6a5-776c-a665-909037cc3419', 'bob@example.com', 'Ada', 'owner', 'unconfirmed', NULL, NULL, NULL, NULL, '2026-11-30 07:18:29.26123+00', 'each', NULL),
	('01a22b50-bf55-7ab0-afcd-791e1bf9a0e4', '01a22b50-bf42-7ee5-ac50-ef7469599a87', 'ada@example.com', 'Ada', 'owner', 'active', NULL, NULL, NULL, '2026-11-30 07:29:29.054747+00', '2026-11-30 07:17:21.824271+00', 'each', NULL);
INSERT INTO part.event_until_2026_12 VALUES
	('01a22b50-bf55-7ab0-afcd-791e1bf9a0e4', '01a22b50-c2b1-736c-a651-91535d48802e', '2026-11-30 07:17:22.737285+00', 'item.uploaded', '01a22b50-bf42-7ee5-ac50-ef7469599a87', 'Ada', 'ITEM', '01a22b50-c1e6-7ddf-b859-3a3e1bdf4578', 'plan', NULL, NULL, '{"originalName": "plan.txt"}', NULL, NULL, NULL),
	('01a22b50-bf55-7ab0-afcd-791e1bf9a0e4', '01a22b5b-d880-70c4-8162-bd30c27e5c8b', '2026-11-30 07:29:29.216084+00', 'item.uploaded', '01a22b50-bf42-7ee5-ac50-ef7469599a87', 'Ada', 'ITEM', '01a22b5b-d851-78f9-b8bc-363ecbad93ce', 'plan', NULL, NULL, '{"originalName": "plan.txt"}', NULL, NULL, NULL),
	('01a22b50-bf55-7ab0-afcd-791e1bf9a0e4', '01a22b5c-2c58-7c3d-acd5-5dafb294c533', '2026-11-30 07:29:50.680809+00', 'settings.changed', '01a22b50-bf42-7ee5-ac50-ef7469599a87', 'Ada', NULL, NULL, NULL, NULL, '[{"to": {"label": "Red"}, "from": null, "field": "addTag"}]', NULL, NULL, NULL, NULL),
	('01a22b50-bf55-7ab0-afcd-791e1bf9a0e4', '01a22b5c-2ca8-7502-baa9-39cb1a93fd73', '2026-11-30 07:29:50.760357+00', 'collection.created', '01a22b50-bf42-7ee5-ac50-ef7469599a87', 'Ada', 'COLLECTION', '01a22b5c-2c95-7c8f-852c-0d9fb2ac02ad', 'Kit', 'INSERT', NULL, NULL, NULL, NULL, NULL),
	('01a22b50-bf55-7ab0-afcd-791e1bf9a0e4', '01a22b5c-2ccd-7cac-9913-fa64f002a7a5', '2026-11-30 07:29:50.797833+00', 'collection.changed', '01a22b50-bf42-7ee5-ac50-ef7469599a87', 'Ada', 'COLLECTION', '01a22b5c-2c95-7c8f-852c-0d9fb2ac02ad', 'Kit', 'MODIFY', '[{"to": ["plan"], "from": null, "field": "items"}]', NULL, NULL, NULL, NULL),
	('01a22b50-bf55-7ab0-afcd-791e1bf9a0e4', '01a22b5c-2cf6-74bc-ad85-33f47bd9e6d4', '2026-11-30 07:29:50.838324+00', 'collection.shared', '01a22b50-bf42-7ee5-ac50-ef7469599a87', 'Ada', 'COLLECTION', '01a22b5c-2c95-7c8f-852c-0d9fb2ac02ad', 'Kit', 'MODIFY', '[{"to": "made", "from": null, "field": "link"}]', '{"linkId": "01a22b5c-2cf0-76a7-a106-7b94f1b5a98d"}', NULL, NULL, NULL),
	('01a22b50-bf55-7ab0-afcd-791e1bf9a0e4', '01a22b5c-2cfd-7f33-a3c8-5c6b6881ad59', '2026-11-30 07:29:50.845995+00', 'item.changed', '01a22b50-bf42-7ee5-ac50-ef7469599a87', 'Ada', 'ITEM', '01a22b5b-d851-78f9-b8bc-363ecbad93ce', 'plan', 'MODIFY', '[{"to": ["Red"], "from": [], "field": "tags"}]', '{"originalName": "plan.txt"}', NULL, '01a22b5c-2c5a-7b02-b734-af25528a9fd8', NULL),
	('01a22b50-bf55-7ab0-afcd-791e1bf9a0e4', '01a22b5c-2cfe-7ae9-8c6c-f777c25e95af', '2026-11-30 07:29:50.846697+00', 'item.changed', '01a22b50-bf42-7ee5-ac50-ef7469599a87', 'Ada', 'ITEM', '01a22b50-c1e6-7ddf-b859-3a3e1bdf4578', 'plan', 'MODIFY', '[{"to": ["Red"], "from": [], "field": "tags"}]', '{"originalName": "plan.txt"}', NULL, '01a22b5c-2c5a-7b02-b734-af25528a9fd8', NULL),
	('01a22b50-bf55-7ab0-afcd-791e1bf9a0e4', '01a22b5c-2d97-7262-8539-e512ec51d670', '2026-11-30 07:29:50.999192+00', 'item.changed', '01a22b50-bf42-7ee5-ac50-ef7469599a87', 'Ada', 'ITEM', '01a22b5b-d851-78f9-b8bc-363ecbad93ce', 'plan', 'MODIFY', NULL, '{"originalName": "plan.txt"}', NULL, '01a22b5c-2c5a-7b02-b734-af25528a9fd8', 2),
	('01a22b50-bf55-7ab0-afcd-791e1bf9a0e4', '01a22b5c-2d9a-7b91-841a-128700b09ba0', '2026-11-30 07:29:51.002754+00', 'items.changed', '01a22b50-bf42-7ee5-ac50-ef7469599a87', 'Ada', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '01a22b5c-2c5a-7b02-b734-af25528a9fd8', 2),
	('01a22b50-bf55-7ab0-afcd-791e1bf9a0e4', '01a22b5c-2e2d-789f-9c12-c16d887203ef', '2026-11-30 07:29:51.149578+00', 'item.shared', '01a22b50-bf42-7ee5-ac50-ef7469599a87', 'Ada', 'ITEM', '01a22b5b-d851-78f9-b8bc-363ecbad93ce', 'plan', 'MODIFY', '[{"to": "made", "from": null, "field": "link"}]', '{"linkId": "01a22b5c-2e24-744d-8507-6082a2d84d4d", "originalName": "plan.txt"}', NULL, NULL, NULL),
	('01a22b50-bf55-7ab0-afcd-791e1bf9a0e4', '01a22b5c-2e60-7b26-9271-4157470db953', '2026-11-30 07:29:51.200741+00', 'wish.changed', '01a22b50-bf42-7ee5-ac50-ef7469599a87', 'Ada', NULL, NULL, NULL, NULL, NULL, '{"wishId": "01a22b5c-2e4f-7ce9-a497-a5638c872f21"}', NULL, NULL, NULL);
INSERT INTO public.account_notice VALUES
	('01a22b50-bf55-7ab0-afcd-791e1bf9a0e4', 'trial-started', '2026-12-14 07:17:21.824+00', '2026-11-30 07:20:00.092+00');
INSERT INTO public.audit VALUES
	('01a22b50-bf55-7ab0-afcd-791e1bf9a0e4', '01a22b50-c0be-7f60-8625-04de536ebc77', '2026-11-30 07:17:22.239+00', 'session.started', '01a22b50-bf42-7ee5-ac50-ef7469599a87', 'Ada', NULL, NULL, NULL, '127.0.0.1', 'node', '{"method": "code", "secondFactor": false}'),
	('01a22b50-bf55-7ab0-afcd-791e1bf9a0e4', '01a22b50-c1a8-7995-a3d5-a2bb0e4092c0', '2026-11-30 07:17:22.473+00', 'session.started', '01a22b50-bf42-7ee5-ac50-ef7469599a87', 'Ada', NULL, NULL, NULL, '127.0.0.1', 'node', '{"method": "password", "secondFactor": false}'),
	('01a22b50-bf55-7ab0-afcd-791e1bf9a0e4', '01a22b5b-d7eb-7968-a7c1-0a464031092e', '2026-11-30 07:29:29.068+00', 'session.started', '01a22b50-bf42-7ee5-ac50-ef7469599a87', 'Ada', NULL, NULL, NULL, '127.0.0.1', 'node', '{"method": "password", "secondFactor": false}');
INSERT INTO public.bulk_change VALUES
	('01a22b50-bf55-7ab0-afcd-791e1bf9a0e4', '01a22b5c-2c5a-7b02-b734-af25528a9fd8', '01a22b50-bf42-7ee5-ac50-ef7469599a87', '{"addTags": ["Red"]}', NULL, true, 'completed', NULL, 2, 2, 2, 0, 0, '[]', '{}', '2026-11-30 07:29:50.676+00', '2026-11-30 07:29:50.851+00');
INSERT INTO public.bulk_part VALUES
	('01a22b50-bf55-7ab0-afcd-791e1bf9a0e4', '01a22b5c-2c5a-7b02-b734-af25528a9fd8', 0, '{01a22b5b-d851-78f9-b8bc-363ecbad93ce,01a22b50-c1e6-7ddf-b859-3a3e1bdf4578}', '[{"id": "01a22b5b-d851-78f9-b8bc-363ecbad93ce", "state": "changed", "before": {"tags": {"added": ["red"], "removed": []}}, "version": 2}, {"id": "01a22b50-c1e6-7ddf-b859-3a3e1bdf4578", "state": "changed", "before": {"tags": {"added": ["red"], "removed": []}}, "version": 2}]', '2026-11-30 07:29:50.849136+00');
INSERT INTO public.category_value VALUES
	('01a22b50-bf55-7ab0-afcd-791e1bf9a0e4', '01a22b50-bf63-768b-aca2-2952f3b4c9f4', 'funnelStage', 'Awareness', '#3b82f6', 0, false),
	('01a22b50-bf55-7ab0-afcd-791e1bf9a0e4', '01a22b50-bf67-79c2-8b8a-b87a510ae896', 'funnelStage', 'Consideration', '#8b5cf6', 1, false),
	('01a22b50-bf55-7ab0-afcd-791e1bf9a0e4', '01a22b50-bf67-7b1a-a552-4ea75c2681da', 'funnelStage', 'Decision', '#f59e0b', 2, false),
	('01a22b50-bf55-7ab0-afcd-791e1bf9a0e4', '01a22b50-bf67-7b95-a8b4-0d67409d6eb5', 'funnelStage', 'Onboarding', '#10b981', 3, false),
	('01a22b50-bf55-7ab0-afcd-791e1bf9a0e4', '01a22b50-bf67-7c0c-b5eb-22af67e317a5', 'funnelStage', 'Retention', '#ec4899', 4, false),
	('01a22b50-bf55-7ab0-afcd-791e1bf9a0e4', '01a22b50-bf67-7c76-a93c-b4f79af161a1', 'contentProduct', 'Company', '#64748b', 0, false),
	('01a22b50-bf55-7ab0-afcd-791e1bf9a0e4', '01a22b50-bf67-7ce1-a470-c82387dde133', 'contentProduct', 'Main product', '#0ea5e9', 1, false),
	('01a22b50-bf55-7ab0-afcd-791e1bf9a0e4', '01a22b50-bf67-7d70-a4f2-a996cdf396c2', 'contentProduct', 'Services', '#14b8a6', 2, false),
	('01a22b50-bf55-7ab0-afcd-791e1bf9a0e4', '01a22b50-bf67-7dd7-b658-bf179ec60700', 'contentType', 'Brochure', '#ef4444', 0, false),
	('01a22b50-bf55-7ab0-afcd-791e1bf9a0e4', '01a22b50-bf67-7e3d-8fd9-a1cea026dcda', 'contentType', 'Case study', '#f97316', 1, false),
	('01a22b50-bf55-7ab0-afcd-791e1bf9a0e4', '01a22b50-bf67-7ec0-a798-cdf64b676b4a', 'contentType', 'Presentation', '#eab308', 2, false),
	('01a22b50-bf55-7ab0-afcd-791e1bf9a0e4', '01a22b50-bf67-7f33-9bf2-dadeb166046d', 'contentType', 'White paper', '#22c55e', 3, false),
	('01a22b50-bf55-7ab0-afcd-791e1bf9a0e4', '01a22b50-bf67-7fae-b537-320c5bcafda0', 'contentType', 'Price list', '#06b6d4', 4, false),
	('01a22b50-bf55-7ab0-afcd-791e1bf9a0e4', '01a22b50-bf68-7020-ba18-7492b97d6674', 'contentType', 'Video', '#6366f1', 5, false),
	('01a22b50-bf55-7ab0-afcd-791e1bf9a0e4', '01a22b50-bf68-707a-a0f8-c1ab5982f62a', 'contentType', 'Web page', '#a855f7', 6, false),
	('01a22b50-bf55-7ab0-afcd-791e1bf9a0e4', '01a22b50-bf68-70e9-a673-a31e5c58850f', 'contentType', 'Image', '#f43f5e', 7, false),
	('01a22b50-bf55-7ab0-afcd-791e1bf9a0e4', '01a22b50-bf68-7147-b9f5-a9e151784bcc', 'contentIndustry', 'Manufacturing', '#78716c', 0, false),
	('01a22b50-bf55-7ab0-afcd-791e1bf9a0e4', '01a22b50-bf68-71c6-af72-56fca346df08', 'contentIndustry', 'Retail', '#d946ef', 1, false),
	('01a22b50-bf55-7ab0-afcd-791e1bf9a0e4', '01a22b50-bf68-7224-baee-c0a2b78c701d', 'contentIndustry', 'Finance', '#059669', 2, false),
	('01a22b50-bf55-7ab0-afcd-791e1bf9a0e4', '01a22b50-bf68-728b-b6f8-34f7cb956136', 'contentIndustry', 'Health', '#e11d48', 3, false),
	('01a22b50-bf55-7ab0-afcd-791e1bf9a0e4', '01a22b50-bf68-72f5-8b67-c3eb15675242', 'contentIndustry', 'Public sector', '#2563eb', 4, false),
	('01a22b50-bf55-7ab0-afcd-791e1bf9a0e4', '01a22b50-bf68-73ce-9ace-538a8ce1fc97', 'contentIndustry', 'Technology', '#7c3aed', 5, false),
	('01a22b50-bf55-7ab0-afcd-791e1bf9a0e4', '01a22b50-bf68-748b-b8de-56d7850be478', 'contentRegion', 'Worldwide', '#475569', 0, false),
	('01a22b50-bf55-7ab0-afcd-791e1bf9a0e4', '01a22b50-bf68-7522-ae48-d0a90fc0e850', 'contentRegion', 'Europe', '#2563eb', 1, false),
	('01a22b50-bf55-7ab0-afcd-791e1bf9a0e4', '01a22b50-bf68-75be-be1b-819085aebb37', 'contentRegion', 'North America', '#dc2626', 2, false),
	('01a22b50-bf55-7ab0-afcd-791e1bf9a0e4', '01a22b50-bf68-7672-8455-80def6377500', 'contentRegion', 'South America', '#16a34a', 3, false),
	('01a22b50-bf55-7ab0-afcd-791e1bf9a0e4', '01a22b50-bf68-7712-9bc0-57672dc1c5e2', 'contentRegion', 'Asia and Pacific', '#ea580c', 4, false),
	('01a22b50-bf55-7ab0-afcd-791e1bf9a0e4', '01a22b50-bf68-77a9-a9f9-aa93c996d602', 'contentRegion', 'Middle East and Africa', '#ca8a04', 5, false),
	('01a22b51-c791-77b6-9f50-8451d9132559', '01a22b51-c7b0-71eb-89bf-4eaef14ce2c3', 'funnelStage', 'Awareness', '#3b82f6', 0, false),
	('01a22b51-c791-77b6-9f50-8451d9132559', '01a22b51-c7b0-780c-b920-e271ae728084', 'funnelStage', 'Consideration', '#8b5cf6', 1, false),
	('01a22b51-c791-77b6-9f50-8451d9132559', '01a22b51-c7b0-78f9-9197-e7befbf4379e', 'funnelStage', 'Decision', '#f59e0b', 2, false),
	('01a22b51-c791-77b6-9f50-8451d9132559', '01a22b51-c7b0-7991-bc30-93e255089e90', 'funnelStage', 'Onboarding', '#10b981', 3, false),
	('01a22b51-c791-77b6-9f50-8451d9132559', '01a22b51-c7b0-7a31-a609-9ea4f71c3738', 'funnelStage', 'Retention', '#ec4899', 4, false),
	('01a22b51-c791-77b6-9f50-8451d9132559', '01a22b51-c7b0-7ac0-a1d4-d13e036c3d5e', 'contentProduct', 'Company', '#64748b', 0, false),
	('01a22b51-c791-77b6-9f50-8451d9132559', '01a22b51-c7b0-7b4b-be9b-e577f28ccdf8', 'contentProduct', 'Main product', '#0ea5e9', 1, false),
	('01a22b51-c791-77b6-9f50-8451d9132559', '01a22b51-c7b0-7c39-8313-29a8ccad291b', 'contentProduct', 'Services', '#14b8a6', 2, false),
	('01a22b51-c791-77b6-9f50-8451d9132559', '01a22b51-c7b0-7cc0-99b5-d4f2d230f7a4', 'contentType', 'Brochure', '#ef4444', 0, false),
	('01a22b51-c791-77b6-9f50-8451d9132559', '01a22b51-c7b0-7d47-94dd-41414cd25e0e', 'contentType', 'Case study', '#f97316', 1, false),
	('01a22b51-c791-77b6-9f50-8451d9132559', '01a22b51-c7b0-7ddf-bc22-80c681008e78', 'contentType', 'Presentation', '#eab308', 2, false),
	('01a22b51-c791-77b6-9f50-8451d9132559', '01a22b51-c7b0-7e76-8105-462a7c559731', 'contentType', 'White paper', '#22c55e', 3, false),
	('01a22b51-c791-77b6-9f50-8451d9132559', '01a22b51-c7b0-7f12-9b21-dddc9fbb5e98', 'contentType', 'Price list', '#06b6d4', 4, false),
	('01a22b51-c791-77b6-9f50-8451d9132559', '01a22b51-c7b0-7fa9-a81c-529060661790', 'contentType', 'Video', '#6366f1', 5, false),
	('01a22b51-c791-77b6-9f50-8451d9132559', '01a22b51-c7b1-7024-9d58-7684e3830e05', 'contentType', 'Web page', '#a855f7', 6, false),
	('01a22b51-c791-77b6-9f50-8451d9132559', '01a22b51-c7b1-70b0-9bb7-6abb1a65f477', 'contentType', 'Image', '#f43f5e', 7, false),
	('01a22b51-c791-77b6-9f50-8451d9132559', '01a22b51-c7b1-7126-a664-c62399a91474', 'contentIndustry', 'Manufacturing', '#78716c', 0, false),
	('01a22b51-c791-77b6-9f50-8451d9132559', '01a22b51-c7b1-7210-af77-a4ead740aa6c', 'contentIndustry', 'Retail', '#d946ef', 1, false),
	('01a22b51-c791-77b6-9f50-8451d9132559', '01a22b51-c7b1-73ae-aa1b-94c8b0216a60', 'contentIndustry', 'Finance', '#059669', 2, false),
	('01a22b51-c791-77b6-9f50-8451d9132559', '01a22b51-c7b1-74fd-8ba6-99b11d5e8495', 'contentIndustry', 'Health', '#e11d48', 3, false),
	('01a22b51-c791-77b6-9f50-8451d9132559', '01a22b51-c7b1-75db-9eea-1b54e861c6d4', 'contentIndustry', 'Public sector', '#2563eb', 4, false),
	('01a22b51-c791-77b6-9f50-8451d9132559', '01a22b51-c7b1-76d0-87e2-a464cbcd5af4', 'contentIndustry', 'Technology', '#7c3aed', 5, false);
INSERT INTO public.category_value VALUES
	('01a22b51-c791-77b6-9f50-8451d9132559', '01a22b51-c7b1-77ae-9f93-19f7b408e3b5', 'contentRegion', 'Worldwide', '#475569', 0, false),
	('01a22b51-c791-77b6-9f50-8451d9132559', '01a22b51-c7b1-788b-b513-f0ab04db9ff1', 'contentRegion', 'Europe', '#2563eb', 1, false),
	('01a22b51-c791-77b6-9f50-8451d9132559', '01a22b51-c7b1-7953-b547-affd1cfb58ab', 'contentRegion', 'North America', '#dc2626', 2, false),
	('01a22b51-c791-77b6-9f50-8451d9132559', '01a22b51-c7b1-7a10-9943-56345e0b9410', 'contentRegion', 'South America', '#16a34a', 3, false),
	('01a22b51-c791-77b6-9f50-8451d9132559', '01a22b51-c7b1-7ac8-bf04-da9c51fad8ab', 'contentRegion', 'Asia and Pacific', '#ea580c', 4, false),
	('01a22b51-c791-77b6-9f50-8451d9132559', '01a22b51-c7b1-7ba9-8892-b8b5596b54df', 'contentRegion', 'Middle East and Africa', '#ca8a04', 5, false);
INSERT INTO public.collection VALUES
	('01a22b50-bf55-7ab0-afcd-791e1bf9a0e4', '01a22b5c-2c95-7c8f-852c-0d9fb2ac02ad', 2, 'Kit', '', 'team', '01a22b50-bf42-7ee5-ac50-ef7469599a87', '2026-11-30 07:29:50.732+00', '2026-11-30 07:29:50.788+00', NULL, NULL, NULL, DEFAULT);
INSERT INTO public.item VALUES
	('01a22b50-bf55-7ab0-afcd-791e1bf9a0e4', '01a22b5b-d851-78f9-b8bc-363ecbad93ce', 2, 'file', 'plan', 'plan.txt', '', NULL, NULL, 17, NULL, 'processing', NULL, NULL, NULL, NULL, NULL, '01a22b50-bf55-7ab0-afcd-791e1bf9a0e4/01a22b5b-d851-78f9-b8bc-363ecbad93ce/original', NULL, NULL, NULL, NULL, true, true, NULL, NULL, NULL, NULL, '01a22b50-bf42-7ee5-ac50-ef7469599a87', '2026-11-30 07:29:29.169+00', '2026-11-30 07:29:50.781+00', NULL, 1, NULL, NULL, '01a22b50-bf42-7ee5-ac50-ef7469599a87', NULL, NULL, '2026-12-07 07:29:29.192+00', 0, NULL, NULL, DEFAULT, NULL, NULL, NULL, NULL, NULL, NULL, ''),
	('01a22b50-bf55-7ab0-afcd-791e1bf9a0e4', '01a22b50-c1e6-7ddf-b859-3a3e1bdf4578', 2, 'file', 'plan', 'plan.txt', '', NULL, NULL, 17, NULL, 'processing', NULL, NULL, NULL, NULL, NULL, '01a22b50-bf55-7ab0-afcd-791e1bf9a0e4/01a22b50-c1e6-7ddf-b859-3a3e1bdf4578/original', NULL, NULL, NULL, NULL, true, true, NULL, NULL, NULL, NULL, '01a22b50-bf42-7ee5-ac50-ef7469599a87', '2026-11-30 07:17:22.534+00', '2026-11-30 07:29:50.781+00', NULL, 1, NULL, NULL, '01a22b50-bf42-7ee5-ac50-ef7469599a87', NULL, NULL, '2026-12-07 07:17:22.609+00', 0, NULL, NULL, DEFAULT, NULL, NULL, NULL, NULL, NULL, NULL, '');
INSERT INTO public.collection_item VALUES
	('01a22b50-bf55-7ab0-afcd-791e1bf9a0e4', '01a22b5c-2c95-7c8f-852c-0d9fb2ac02ad', '01a22b5b-d851-78f9-b8bc-363ecbad93ce', 0);
INSERT INTO public.error_group VALUES
	('01a22b50-bf55-7ab0-afcd-791e1bf9a0e4', '01a22b50-f6e0-7662-9d17-535c37596e24', 'Q42XFC4GkYoDPtzyYd0T-eDYt874qp5ckRbBMkGxNI4', 'Error: The child process did not start: it ended with 1', 'error', 'open', 1, 0, '2026-11-30 07:17:36.094+00', '2026-11-30 07:17:36.096+00', 'satchel-server@1.0.0', NULL, '{"at": "2026-11-30T07:17:36.047Z", "id": "bcb0a441b90847f29dac25e30441833e", "tags": {"version": "v2", "operation": "job process-item"}, "type": "Error", "agent": null, "stack": [{"file": "server/src/processing/child.ts", "line": 121, "inApp": true, "column": 14, "function": "fail"}, {"file": "server/src/processing/child.ts", "line": 124, "inApp": true, "column": 44, "function": "ChildProcess.ended"}, {"file": "node:events", "line": 639, "inApp": false, "column": 12, "function": "ChildProcess.wrapper"}, {"file": "node:events", "line": 514, "inApp": false, "column": 20, "function": "ChildProcess.emit"}, {"file": "node:internal/child_process", "line": 323, "inApp": false, "column": 12, "function": "ChildProcess._handle.onexit"}], "value": "The child process did not start: it ended with 1", "causes": [], "person": null, "platform": "node", "breadcrumbs": [], "environment": "production"}', NULL, 'server');
INSERT INTO public.item_search VALUES
	('01a22b50-bf55-7ab0-afcd-791e1bf9a0e4', '01a22b5b-d851-78f9-b8bc-363ecbad93ce', '''1:be'' ''1:hplan'' ''1:hred'' ''1:o01a22b50-bf42-7ee5-ac50-ef7469599a87'' ''1:pb05340'' ''1:tred'' ''1:u'' ''1:wplan'' ''1:wplantxt'' ''1:wred'' ''1:wtxt'' ''1:z--------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------''', 'plan', 'plan', '{}', '{red}', '01a22b50-bf42-7ee5-ac50-ef7469599a87', true, NULL, NULL, '2026-11-30 07:29:29.169+00', '2026-11-30 07:29:50.781+00', '''plan'':1A,3C ''plantxt'':3C ''red'':2B ''txt'':3C'),
	('01a22b50-bf55-7ab0-afcd-791e1bf9a0e4', '01a22b50-c1e6-7ddf-b859-3a3e1bdf4578', '''1:b8'' ''1:hplan'' ''1:hred'' ''1:o01a22b50-bf42-7ee5-ac50-ef7469599a87'' ''1:pb05340'' ''1:tred'' ''1:u'' ''1:wplan'' ''1:wplantxt'' ''1:wred'' ''1:wtxt'' ''1:z--------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------''', 'plan', 'plan', '{}', '{red}', '01a22b50-bf42-7ee5-ac50-ef7469599a87', true, NULL, NULL, '2026-11-30 07:17:22.534+00', '2026-11-30 07:29:50.781+00', '''plan'':1A,3C ''plantxt'':3C ''red'':2B ''txt'':3C');
INSERT INTO public.item_stat VALUES
	('01a22b50-bf55-7ab0-afcd-791e1bf9a0e4', '01a22b50-c1e6-7ddf-b859-3a3e1bdf4578', 0, 0, 0),
	('01a22b50-bf55-7ab0-afcd-791e1bf9a0e4', '01a22b5b-d851-78f9-b8bc-363ecbad93ce', 0, 0, 1);
INSERT INTO public.tag VALUES
	('01a22b50-bf55-7ab0-afcd-791e1bf9a0e4', 'red', 'Red', NULL, '2026-11-30 07:29:50.675702+00');
INSERT INTO public.item_tag VALUES
	('01a22b50-bf55-7ab0-afcd-791e1bf9a0e4', '01a22b5b-d851-78f9-b8bc-363ecbad93ce', 'red'),
	('01a22b50-bf55-7ab0-afcd-791e1bf9a0e4', '01a22b50-c1e6-7ddf-b859-3a3e1bdf4578', 'red');
INSERT INTO public.link VALUES
	('01a22b50-bf55-7ab0-afcd-791e1bf9a0e4', '01a22b5c-2cf0-76a7-a106-7b94f1b5a98d', 1, '', 'y9t3gartrbmc', 'COLLECTION', '01a22b5c-2c95-7c8f-852c-0d9fb2ac02ad', '01a22b50-bf42-7ee5-ac50-ef7469599a87', NULL, 'Everybody', NULL, true, NULL, NULL, '2026-11-30 07:29:50.815484+00', false, NULL, NULL, false, true, '{}', '{}', NULL, '{}', '{}', false, DEFAULT, 'pdf', false, NULL, NULL),
	('01a22b50-bf55-7ab0-afcd-791e1bf9a0e4', '01a22b5c-2e24-744d-8507-6082a2d84d4d', 1, '', 'rf38wwyumuk4', 'ITEM', '01a22b5b-d851-78f9-b8bc-363ecbad93ce', '01a22b50-bf42-7ee5-ac50-ef7469599a87', NULL, 'A customer', NULL, true, NULL, NULL, '2026-11-30 07:29:51.111115+00', false, NULL, NULL, false, true, '{}', '{}', NULL, '{}', '{}', false, DEFAULT, 'pdf', false, NULL, NULL);
INSERT INTO public.member_viewer VALUES
	('01a22b50-bf55-7ab0-afcd-791e1bf9a0e4', '\x94771d94b2e74238ee157dec4239a236', '2026-11-30');
INSERT INTO public.search_word VALUES
	('01a22b50-bf55-7ab0-afcd-791e1bf9a0e4', 'plan'),
	('01a22b50-bf55-7ab0-afcd-791e1bf9a0e4', 'plantxt'),
	('01a22b50-bf55-7ab0-afcd-791e1bf9a0e4', 'txt'),
	('01a22b50-bf55-7ab0-afcd-791e1bf9a0e4', 'red');
INSERT INTO public.upload VALUES
	('01a22b50-bf55-7ab0-afcd-791e1bf9a0e4', '01a22b50-c1e6-7ddf-b859-3a3e1bdf4578', '01a22b50-bf42-7ee5-ac50-ef7469599a87', 'plan.txt', NULL, 17, NULL, NULL, '01a22b50-c1e6-7ddf-b859-3a3e1bdf4578', '2026-11-30 07:17:22.503959+00', '2026-12-01 07:17:22.503959+00', NULL, 'item', NULL, false, NULL, '2026-11-30 07:17:22.590005+00', false),
	('01a22b50-bf55-7ab0-afcd-791e1bf9a0e4', '01a22b5b-d851-78f9-b8bc-363ecbad93ce', '01a22b50-bf42-7ee5-ac50-ef7469599a87', 'plan.txt', NULL, 17, NULL, NULL, '01a22b5b-d851-78f9-b8bc-363ecbad93ce', '2026-11-30 07:29:29.139329+00', '2026-12-01 07:29:29.139329+00', NULL, 'item', NULL, false, NULL, '2026-11-30 07:29:29.185698+00', false);
INSERT INTO public.wish VALUES
	('01a22b50-bf55-7ab0-afcd-791e1bf9a0e4', '01a22b5c-2e4f-7ce9-a497-a5638c872f21', 1, 'content', 'A price list', '', 'open', true, '01a22b50-bf42-7ee5-ac50-ef7469599a87', NULL, NULL, NULL, NULL, NULL, NULL, DEFAULT, DEFAULT, 0, 0, 2058.380997147819, NULL, NULL, '2026-11-30 07:29:51.18+00', '2026-11-30 07:29:51.18+00', DEFAULT);
SELECT pg_catalog.setval('part.arrival_id_seq', 1, false);
SELECT pg_catalog.setval('part.visit_change_id_seq', 1, false);
SELECT pg_catalog.setval('public.tenant_number_seq', 3, true);
