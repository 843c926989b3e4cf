/** The rows and functions of the database, written by `npm run types:database`. Never edited by hand. */
export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      audit_log: {
        Row: {
          action: string;
          actor_id: string | null;
          at: string;
          details: NonNullable<Json>;
          id: string;
          subject_id: string;
        };
        ComputedFields: never;
        Insert: {
          action: string;
          actor_id?: string | null;
          at?: string;
          details?: NonNullable<Json>;
          id?: string;
          subject_id: string;
        };
        Update: {
          action?: string;
          actor_id?: string | null;
          at?: string;
          details?: NonNullable<Json>;
          id?: string;
          subject_id?: string;
        };
        Relationships: [];
      };
      board_entries: {
        Row: {
          finished_at: string;
          form_id: string;
          played: number;
          rating: number;
          score: number;
          sim_seconds: number;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          finished_at: string;
          form_id: string;
          played: number;
          rating: number;
          score: number;
          sim_seconds: number;
          user_id: string;
        };
        Update: {
          finished_at?: string;
          form_id?: string;
          played?: number;
          rating?: number;
          score?: number;
          sim_seconds?: number;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'board_entries_form_id_fkey';
            columns: ['form_id'];
            isOneToOne: false;
            referencedRelation: 'forms';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'board_entries_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'board_members';
            referencedColumns: ['user_id'];
          },
        ];
      };
      board_members: {
        Row: {
          joined_at: string;
          pseudonym: string;
          shows_replays: boolean;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          joined_at?: string;
          pseudonym: string;
          shows_replays?: boolean;
          user_id: string;
        };
        Update: {
          joined_at?: string;
          pseudonym?: string;
          shows_replays?: boolean;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'board_members_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: true;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      card_reviews: {
        Row: {
          fact_id: string;
          id: string;
          rating: number;
          received_at: string;
          reviewed_at: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          fact_id: string;
          id: string;
          rating: number;
          received_at?: string;
          reviewed_at: string;
          user_id: string;
        };
        Update: {
          fact_id?: string;
          id?: string;
          rating?: number;
          received_at?: string;
          reviewed_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'card_reviews_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      competition_entries: {
        Row: {
          attempt_id: string;
          form_id: string;
          played: number;
          score: number;
          sim_seconds: number;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          attempt_id: string;
          form_id: string;
          played: number;
          score: number;
          sim_seconds: number;
          user_id: string;
        };
        Update: {
          attempt_id?: string;
          form_id?: string;
          played?: number;
          score?: number;
          sim_seconds?: number;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'competition_entries_attempt_id_fkey';
            columns: ['attempt_id'];
            isOneToOne: true;
            referencedRelation: 'form_attempts';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'competition_entries_form_id_fkey';
            columns: ['form_id'];
            isOneToOne: false;
            referencedRelation: 'competitions';
            referencedColumns: ['form_id'];
          },
          {
            foreignKeyName: 'competition_entries_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'board_members';
            referencedColumns: ['user_id'];
          },
        ];
      };
      competitions: {
        Row: {
          form_id: string;
          made_at: string;
          practice: string[];
          simulation: string;
          title: string;
        };
        ComputedFields: never;
        Insert: {
          form_id: string;
          made_at?: string;
          practice: string[];
          simulation: string;
          title: string;
        };
        Update: {
          form_id?: string;
          made_at?: string;
          practice?: string[];
          simulation?: string;
          title?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'competitions_form_id_fkey';
            columns: ['form_id'];
            isOneToOne: true;
            referencedRelation: 'forms';
            referencedColumns: ['id'];
          },
        ];
      };
      contact_messages: {
        Row: {
          created_at: string;
          email: string;
          id: string;
          message: string;
          name: string;
          user_id: string | null;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          email: string;
          id: string;
          message: string;
          name: string;
          user_id?: string | null;
        };
        Update: {
          created_at?: string;
          email?: string;
          id?: string;
          message?: string;
          name?: string;
          user_id?: string | null;
        };
        Relationships: [];
      };
      credentials: {
        Row: {
          exam_id: string;
          expires_at: string;
          id: string;
          issued_at: string;
          jwt: string;
          kid: string;
          revoked_at: string | null;
          revoked_by: string | null;
          revoked_reason: string | null;
          shown_name: string | null;
          track: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          exam_id: string;
          expires_at: string;
          id: string;
          issued_at?: string;
          jwt: string;
          kid: string;
          revoked_at?: string | null;
          revoked_by?: string | null;
          revoked_reason?: string | null;
          shown_name?: string | null;
          track: string;
          user_id: string;
        };
        Update: {
          exam_id?: string;
          expires_at?: string;
          id?: string;
          issued_at?: string;
          jwt?: string;
          kid?: string;
          revoked_at?: string | null;
          revoked_by?: string | null;
          revoked_reason?: string | null;
          shown_name?: string | null;
          track?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'credentials_award_fkey';
            columns: ['exam_id', 'track'];
            isOneToOne: true;
            referencedRelation: 'exam_awards';
            referencedColumns: ['exam_id', 'track'];
          },
          {
            foreignKeyName: 'credentials_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      disputes: {
        Row: {
          form_id: string | null;
          id: string;
          is_open: boolean;
          position: number | null;
          reason: string;
          run_id: string;
          sent_at: string;
          simulation: string;
          subject: string | null;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          form_id?: string | null;
          id?: string;
          is_open?: boolean;
          position?: number | null;
          reason: string;
          run_id: string;
          sent_at?: string;
          simulation: string;
          subject?: string | null;
          user_id: string;
        };
        Update: {
          form_id?: string | null;
          id?: string;
          is_open?: boolean;
          position?: number | null;
          reason?: string;
          run_id?: string;
          sent_at?: string;
          simulation?: string;
          subject?: string | null;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'disputes_form_id_fkey';
            columns: ['form_id'];
            isOneToOne: false;
            referencedRelation: 'forms';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'disputes_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      exam_awards: {
        Row: {
          award: NonNullable<Json>;
          awarded_at: string;
          exam_id: string;
          track: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          award: NonNullable<Json>;
          awarded_at?: string;
          exam_id: string;
          track: string;
          user_id: string;
        };
        Update: {
          award?: NonNullable<Json>;
          awarded_at?: string;
          exam_id?: string;
          track?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'exam_awards_exam_id_fkey';
            columns: ['exam_id'];
            isOneToOne: false;
            referencedRelation: 'exams';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'exam_awards_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      exam_questions: {
        Row: {
          answered_at: string | null;
          case_number: number;
          choice: number | null;
          decided_cause: string | null;
          decided_story: string | null;
          exam_id: string;
          item_group: string | null;
          number: number;
          position: number;
          reasons: string[];
          subject: string | null;
          words: string | null;
        };
        ComputedFields: never;
        Insert: {
          answered_at?: string | null;
          case_number: number;
          choice?: number | null;
          decided_cause?: string | null;
          decided_story?: string | null;
          exam_id: string;
          item_group?: string | null;
          number: number;
          position: number;
          reasons: string[];
          subject?: string | null;
          words?: string | null;
        };
        Update: {
          answered_at?: string | null;
          case_number?: number;
          choice?: number | null;
          decided_cause?: string | null;
          decided_story?: string | null;
          exam_id?: string;
          item_group?: string | null;
          number?: number;
          position?: number;
          reasons?: string[];
          subject?: string | null;
          words?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'exam_questions_exam_id_fkey';
            columns: ['exam_id'];
            isOneToOne: false;
            referencedRelation: 'exams';
            referencedColumns: ['id'];
          },
        ];
      };
      exams: {
        Row: {
          attempt_id: string | null;
          booked_at: string;
          closes_at: string;
          concluded_at: string | null;
          faults: Json | null;
          form: string;
          id: string;
          mark: number | null;
          opens_at: string;
          passed: boolean | null;
          session_minutes: number;
          track: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          attempt_id?: string | null;
          booked_at?: string;
          closes_at: string;
          concluded_at?: string | null;
          faults?: Json | null;
          form: string;
          id?: string;
          mark?: number | null;
          opens_at: string;
          passed?: boolean | null;
          session_minutes: number;
          track: string;
          user_id: string;
        };
        Update: {
          attempt_id?: string | null;
          booked_at?: string;
          closes_at?: string;
          concluded_at?: string | null;
          faults?: Json | null;
          form?: string;
          id?: string;
          mark?: number | null;
          opens_at?: string;
          passed?: boolean | null;
          session_minutes?: number;
          track?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'exams_attempt_id_fkey';
            columns: ['attempt_id'];
            isOneToOne: true;
            referencedRelation: 'form_attempts';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'exams_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      form_attempts: {
        Row: {
          begun_at: string;
          ends_at: string | null;
          form_id: string;
          id: string;
          number: number;
          over_at: string | null;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          begun_at?: string;
          ends_at?: string | null;
          form_id: string;
          id?: string;
          number: number;
          over_at?: string | null;
          user_id: string;
        };
        Update: {
          begun_at?: string;
          ends_at?: string | null;
          form_id?: string;
          id?: string;
          number?: number;
          over_at?: string | null;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'form_attempts_form_id_fkey';
            columns: ['form_id'];
            isOneToOne: false;
            referencedRelation: 'forms';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'form_attempts_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      form_items: {
        Row: {
          form_id: string;
          position: number;
          seeds: string;
          simulation: string;
          void_reason: string | null;
        };
        ComputedFields: never;
        Insert: {
          form_id: string;
          position: number;
          seeds: string;
          simulation: string;
          void_reason?: string | null;
        };
        Update: {
          form_id?: string;
          position?: number;
          seeds?: string;
          simulation?: string;
          void_reason?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'form_items_form_id_fkey';
            columns: ['form_id'];
            isOneToOne: false;
            referencedRelation: 'forms';
            referencedColumns: ['id'];
          },
        ];
      };
      form_results: {
        Row: {
          attempt_id: string;
          finished_at: string;
          has_gate: boolean;
          item_group: string | null;
          objectives: NonNullable<Json>;
          parts: NonNullable<Json>;
          passed: boolean;
          position: number;
          run_id: string;
          score: number;
          sim_seconds: number;
        };
        ComputedFields: never;
        Insert: {
          attempt_id: string;
          finished_at: string;
          has_gate: boolean;
          item_group?: string | null;
          objectives: NonNullable<Json>;
          parts: NonNullable<Json>;
          passed: boolean;
          position: number;
          run_id: string;
          score: number;
          sim_seconds: number;
        };
        Update: {
          attempt_id?: string;
          finished_at?: string;
          has_gate?: boolean;
          item_group?: string | null;
          objectives?: NonNullable<Json>;
          parts?: NonNullable<Json>;
          passed?: boolean;
          position?: number;
          run_id?: string;
          score?: number;
          sim_seconds?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'form_results_attempt_id_fkey';
            columns: ['attempt_id'];
            isOneToOne: false;
            referencedRelation: 'form_attempts';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'form_results_run_id_fkey';
            columns: ['run_id'];
            isOneToOne: true;
            referencedRelation: 'simulation_runs';
            referencedColumns: ['id'];
          },
        ];
      };
      forms: {
        Row: {
          attempt_length: string | null;
          attempts: number;
          best_of: number | null;
          case_shown: string;
          closes_at: string | null;
          code: string;
          created_at: string;
          id: string;
          opens_at: string;
          pass_rules: Json | null;
          purpose: string;
          run_length: string;
          score_shown: string;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          attempt_length?: string | null;
          attempts?: number;
          best_of?: number | null;
          case_shown: string;
          closes_at?: string | null;
          code: string;
          created_at?: string;
          id?: string;
          opens_at?: string;
          pass_rules?: Json | null;
          purpose: string;
          run_length: string;
          score_shown: string;
          version: number;
        };
        Update: {
          attempt_length?: string | null;
          attempts?: number;
          best_of?: number | null;
          case_shown?: string;
          closes_at?: string | null;
          code?: string;
          created_at?: string;
          id?: string;
          opens_at?: string;
          pass_rules?: Json | null;
          purpose?: string;
          run_length?: string;
          score_shown?: string;
          version?: number;
        };
        Relationships: [];
      };
      invoices: {
        Row: {
          amount: number;
          currency: string;
          date: string;
          description: string | null;
          hosted_invoice_url: string | null;
          id: string;
          invoice_pdf: string | null;
          status: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          amount: number;
          currency?: string;
          date: string;
          description?: string | null;
          hosted_invoice_url?: string | null;
          id: string;
          invoice_pdf?: string | null;
          status: string;
          user_id: string;
        };
        Update: {
          amount?: number;
          currency?: string;
          date?: string;
          description?: string | null;
          hosted_invoice_url?: string | null;
          id?: string;
          invoice_pdf?: string | null;
          status?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'invoices_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      plans: {
        Row: {
          annual_price: number | null;
          description: string | null;
          discounted_price: number | null;
          features: NonNullable<Json>;
          id: string;
          is_popular: boolean;
          name: string;
          plan_type: string;
          price: number;
          price_interval: string;
          stripe_price_id: string | null;
          stripe_price_id_live: string | null;
        };
        ComputedFields: never;
        Insert: {
          annual_price?: number | null;
          description?: string | null;
          discounted_price?: number | null;
          features?: NonNullable<Json>;
          id?: string;
          is_popular?: boolean;
          name: string;
          plan_type: string;
          price: number;
          price_interval: string;
          stripe_price_id?: string | null;
          stripe_price_id_live?: string | null;
        };
        Update: {
          annual_price?: number | null;
          description?: string | null;
          discounted_price?: number | null;
          features?: NonNullable<Json>;
          id?: string;
          is_popular?: boolean;
          name?: string;
          plan_type?: string;
          price?: number;
          price_interval?: string;
          stripe_price_id?: string | null;
          stripe_price_id_live?: string | null;
        };
        Relationships: [];
      };
      practice_runs: {
        Row: {
          commands: Json | null;
          dealt_at: string;
          finished_at: string | null;
          id: string;
          objectives: Json | null;
          parts: Json | null;
          passed: boolean | null;
          report: Json | null;
          rules_version: string;
          scenario_id: string | null;
          score: number | null;
          seed: number | null;
          simulation: string;
          status: string;
          story: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          commands?: Json | null;
          dealt_at?: string;
          finished_at?: string | null;
          id?: string;
          objectives?: Json | null;
          parts?: Json | null;
          passed?: boolean | null;
          report?: Json | null;
          rules_version: string;
          scenario_id?: string | null;
          score?: number | null;
          seed?: number | null;
          simulation: string;
          status?: string;
          story: string;
          user_id: string;
        };
        Update: {
          commands?: Json | null;
          dealt_at?: string;
          finished_at?: string | null;
          id?: string;
          objectives?: Json | null;
          parts?: Json | null;
          passed?: boolean | null;
          report?: Json | null;
          rules_version?: string;
          scenario_id?: string | null;
          score?: number | null;
          seed?: number | null;
          simulation?: string;
          status?: string;
          story?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'practice_runs_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      profiles: {
        Row: {
          account_type: string | null;
          active_plan: string | null;
          created_at: string;
          email: string | null;
          full_name: string | null;
          id: string;
          plan_ends_at: string | null;
          plan_status: string;
          role: string;
          status: boolean;
          stripe_customer_id: string | null;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          account_type?: string | null;
          active_plan?: string | null;
          created_at?: string;
          email?: string | null;
          full_name?: string | null;
          id: string;
          plan_ends_at?: string | null;
          plan_status?: string;
          role?: string;
          status?: boolean;
          stripe_customer_id?: string | null;
          updated_at?: string;
        };
        Update: {
          account_type?: string | null;
          active_plan?: string | null;
          created_at?: string;
          email?: string | null;
          full_name?: string | null;
          id?: string;
          plan_ends_at?: string | null;
          plan_status?: string;
          role?: string;
          status?: boolean;
          stripe_customer_id?: string | null;
          updated_at?: string;
        };
        Relationships: [];
      };
      review_decisions: {
        Row: {
          actor_id: string;
          attempt_id: string | null;
          decided_at: string;
          form_id: string | null;
          id: string;
          outcome: string;
          position: number | null;
          reason: string;
          review_id: string | null;
        };
        ComputedFields: never;
        Insert: {
          actor_id: string;
          attempt_id?: string | null;
          decided_at?: string;
          form_id?: string | null;
          id?: string;
          outcome: string;
          position?: number | null;
          reason: string;
          review_id?: string | null;
        };
        Update: {
          actor_id?: string;
          attempt_id?: string | null;
          decided_at?: string;
          form_id?: string | null;
          id?: string;
          outcome?: string;
          position?: number | null;
          reason?: string;
          review_id?: string | null;
        };
        Relationships: [];
      };
      review_flags: {
        Row: {
          attempt_id: string;
          details: NonNullable<Json>;
          id: string;
          is_open: boolean;
          kind: string;
          raised_at: string;
        };
        ComputedFields: never;
        Insert: {
          attempt_id: string;
          details: NonNullable<Json>;
          id?: string;
          is_open?: boolean;
          kind: string;
          raised_at?: string;
        };
        Update: {
          attempt_id?: string;
          details?: NonNullable<Json>;
          id?: string;
          is_open?: boolean;
          kind?: string;
          raised_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'review_flags_attempt_id_fkey';
            columns: ['attempt_id'];
            isOneToOne: false;
            referencedRelation: 'form_attempts';
            referencedColumns: ['id'];
          },
        ];
      };
      run_commands: {
        Row: {
          command: NonNullable<Json>;
          log_bytes: number;
          run_id: string;
          sent_at: string;
          seq: number;
        };
        ComputedFields: never;
        Insert: {
          command: NonNullable<Json>;
          log_bytes?: number;
          run_id: string;
          sent_at?: string;
          seq: number;
        };
        Update: {
          command?: NonNullable<Json>;
          log_bytes?: number;
          run_id?: string;
          sent_at?: string;
          seq?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'run_commands_run_id_fkey';
            columns: ['run_id'];
            isOneToOne: false;
            referencedRelation: 'simulation_runs';
            referencedColumns: ['id'];
          },
        ];
      };
      simulation_runs: {
        Row: {
          expires_at: string;
          finished_at: string | null;
          form_attempt_id: string | null;
          form_position: number | null;
          id: string;
          idle_limit: string | null;
          parts: Json | null;
          passed: boolean | null;
          report: Json | null;
          rules_version: string;
          scenario_id: string | null;
          score: number | null;
          seed: number | null;
          simulation: string;
          started_at: string;
          status: string;
          subject: string | null;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          expires_at: string;
          finished_at?: string | null;
          form_attempt_id?: string | null;
          form_position?: number | null;
          id?: string;
          idle_limit?: string | null;
          parts?: Json | null;
          passed?: boolean | null;
          report?: Json | null;
          rules_version: string;
          scenario_id?: string | null;
          score?: number | null;
          seed?: number | null;
          simulation?: string;
          started_at?: string;
          status?: string;
          subject?: string | null;
          user_id: string;
        };
        Update: {
          expires_at?: string;
          finished_at?: string | null;
          form_attempt_id?: string | null;
          form_position?: number | null;
          id?: string;
          idle_limit?: string | null;
          parts?: Json | null;
          passed?: boolean | null;
          report?: Json | null;
          rules_version?: string;
          scenario_id?: string | null;
          score?: number | null;
          seed?: number | null;
          simulation?: string;
          started_at?: string;
          status?: string;
          subject?: string | null;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'simulation_runs_form_attempt_id_fkey';
            columns: ['form_attempt_id'];
            isOneToOne: false;
            referencedRelation: 'form_attempts';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'simulation_runs_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      subscription_history: {
        Row: {
          checkout_session_id: string | null;
          created_at: string;
          id: string;
          plan_id: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          checkout_session_id?: string | null;
          created_at?: string;
          id?: string;
          plan_id: string;
          user_id: string;
        };
        Update: {
          checkout_session_id?: string | null;
          created_at?: string;
          id?: string;
          plan_id?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'subscription_history_plan_id_fkey';
            columns: ['plan_id'];
            isOneToOne: false;
            referencedRelation: 'plans';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'subscription_history_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      subscriptions: {
        Row: {
          canceled_at: string | null;
          current_period_end: string | null;
          current_period_start: string | null;
          paid_per_period: number | null;
          plan_id: string | null;
          status: string;
          stripe_charges_at: string | null;
          stripe_subscription_id: string | null;
          updated_at: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          canceled_at?: string | null;
          current_period_end?: string | null;
          current_period_start?: string | null;
          paid_per_period?: number | null;
          plan_id?: string | null;
          status?: string;
          stripe_charges_at?: string | null;
          stripe_subscription_id?: string | null;
          updated_at?: string;
          user_id: string;
        };
        Update: {
          canceled_at?: string | null;
          current_period_end?: string | null;
          current_period_start?: string | null;
          paid_per_period?: number | null;
          plan_id?: string | null;
          status?: string;
          stripe_charges_at?: string | null;
          stripe_subscription_id?: string | null;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'subscriptions_plan_id_fkey';
            columns: ['plan_id'];
            isOneToOne: false;
            referencedRelation: 'plans';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'subscriptions_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: true;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      tutorial_steps: {
        Row: {
          done_at: string;
          skipped: boolean;
          step: number;
          tutorial: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          done_at?: string;
          skipped: boolean;
          step: number;
          tutorial: string;
          user_id?: string;
        };
        Update: {
          done_at?: string;
          skipped?: boolean;
          step?: number;
          tutorial?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'tutorial_steps_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      user_activity: {
        Row: {
          timer_expiry: string | null;
          updated_at: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          timer_expiry?: string | null;
          updated_at?: string;
          user_id: string;
        };
        Update: {
          timer_expiry?: string | null;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'user_activity_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: true;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      waiting_list: {
        Row: {
          created_at: string;
          email: string;
          id: string;
          name: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          email: string;
          id?: string;
          name: string;
        };
        Update: {
          created_at?: string;
          email?: string;
          id?: string;
          name?: string;
        };
        Relationships: [];
      };
      week_goals: {
        Row: {
          days: number | null;
          from_week: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          days?: number | null;
          from_week: string;
          user_id: string;
        };
        Update: {
          days?: number | null;
          from_week?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'week_goals_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
    };
    Views: {
      [_ in never]: never;
    };
    Functions: {
      activate_subscription: {
        Args: {
          amount_subtotal_param: number;
          amount_total_param: number;
          checkout_session_id_param: string;
          currency_param: string;
          event_id_param?: string;
          event_type_param?: string;
          invoice_id_param?: string;
          payment_intent_id_param?: string;
          plan_id_param: string;
          purchased_at_param: string;
          stripe_customer_id_param: string;
          stripe_subscription_id_param?: string;
          user_id_param: string;
        };
        Returns: Json;
      };
      answer_exam_question: {
        Args: {
          choice_param: number;
          exam_id_param: string;
          number_param: number;
          user_id_param: string;
          words_param: string;
        };
        Returns: boolean;
      };
      appeal_revocation: { Args: { id_param: string; reason_param: string }; Returns: undefined };
      append_run_command: {
        Args: {
          command_param?: Json;
          limit_param?: number;
          rules_version_param: string;
          run_id_param: string;
          seq_param: number;
          session_id_param?: string;
          turn_param?: string;
          user_id_param: string;
          window_param?: string;
        };
        Returns: Json;
      };
      ask_exam_questions: { Args: { exam_id_param: string; questions_param: Json }; Returns: undefined };
      ask_for_reopening: { Args: { email_param: string; headers_param: Json }; Returns: Json };
      begin_exam: {
        Args: { exam_id_param: string; items_param: Json; pass_rules_param: Json; user_id_param: string };
        Returns: string;
      };
      begin_form_attempt: { Args: { form_id_param: string; user_id_param: string }; Returns: string };
      book_exam: {
        Args: {
          closes_at_param: string;
          form_param: string;
          opens_at_param: string;
          session_minutes_param: number;
          track_param: string;
          user_id_param: string;
        };
        Returns: string;
      };
      cancel_exam: { Args: { exam_id_param: string; user_id_param: string }; Returns: boolean };
      claim_stripe_customer: {
        Args: { replaces_param?: string; stripe_customer_id_param: string; user_id_param: string };
        Returns: string;
      };
      conclude_exam: {
        Args: {
          awards_param: Json;
          exam_id_param: string;
          faults_param: Json;
          mark_param: number;
          passed_param: boolean;
        };
        Returns: undefined;
      };
      create_form: { Args: { form_param: Json; items_param: Json }; Returns: string };
      deal_practice: {
        Args: {
          plan_id_param: string;
          rules_version_param: string;
          scenario_id_param: string;
          seed_param: number;
          simulation_param: string;
          story_param: string;
          user_id_param: string;
        };
        Returns: string;
      };
      decide_review: {
        Args: {
          attempt_id_param?: string;
          form_id_param?: string;
          outcome_param: string;
          position_param?: number;
          reason_param: string;
          review_id_param?: string;
        };
        Returns: undefined;
      };
      dispute_run: { Args: { reason_param: string; run_id_param: string }; Returns: undefined };
      end_run: {
        Args: {
          has_gate_param?: boolean;
          log_length_param: number;
          objectives_param?: Json;
          parts_param?: Json;
          passed_param?: boolean;
          report_param?: Json;
          run_id_param: string;
          score_param?: number;
          sim_seconds_param?: number;
          user_id_param: string;
        };
        Returns: Json;
      };
      extend_run: { Args: { run_id_param: string; user_id_param: string }; Returns: Json };
      find_attempt: { Args: { form_id_param: string; name_param: string }; Returns: Json };
      finish_practice: {
        Args: {
          commands_param: Json;
          objectives_param?: Json;
          parts_param?: Json;
          passed_param?: boolean;
          report_param?: Json;
          run_id_param: string;
          score_param?: number;
          user_id_param: string;
        };
        Returns: Json;
      };
      free_pseudonyms: { Args: { names_param: string[] }; Returns: string[] };
      get_demo_usage_count: { Args: { user_id_param: string }; Returns: number };
      increment_demo_usage: { Args: { user_id_param: string }; Returns: number };
      join_board: { Args: { pseudonym_param: string }; Returns: undefined };
      join_waiting_list: { Args: { email_param: string; name_param: string }; Returns: undefined };
      judge_renewal: { Args: { stripe_subscription_id_param: string }; Returns: Json };
      lapsed_form_runs: { Args: { form_id_param: string }; Returns: Json };
      leave_board: { Args: Record<PropertyKey, never>; Returns: undefined };
      list_competition_attempts: { Args: { below_param?: string; form_id_param: string }; Returns: Json };
      list_competitions: { Args: { below_param?: string }; Returns: Json };
      list_decisions: { Args: { below_param?: string }; Returns: Json };
      list_people: {
        Args: {
          descending_param?: boolean;
          limit_param?: number;
          offset_param?: number;
          search_param?: string;
          sort_param?: string;
        };
        Returns: Json;
      };
      list_reviews: { Args: { after_param?: string }; Returns: Json };
      list_revoked_credentials: { Args: Record<PropertyKey, never>; Returns: Json };
      make_competition: { Args: { competition_param: Json }; Returns: string };
      mark_subscription_canceled: {
        Args: {
          canceled_at_param?: string;
          event_id_param?: string;
          event_type_param?: string;
          stripe_customer_id_param: string;
          stripe_subscription_id_param: string;
        };
        Returns: Json;
      };
      note_charge_date: {
        Args: { charges_at_param: string; stripe_subscription_id_param: string };
        Returns: undefined;
      };
      open_ranked_week: { Args: { simulation_param: string }; Returns: string };
      raise_flags: { Args: { attempt_id_param: string; flags_param: Json }; Returns: undefined };
      read_appeal: { Args: { id_param: string }; Returns: Json };
      read_attempt: { Args: { attempt_id_param: string }; Returns: Json };
      read_attempt_logs: { Args: { run_id_param: string }; Returns: Json };
      read_award: {
        Args: { exam_id_param: string; track_param: string; user_id_param: string };
        Returns: Json;
      };
      read_awards: { Args: { user_id_param: string }; Returns: Json };
      read_billing_state: { Args: { user_id_param: string }; Returns: Json };
      read_board_band: { Args: { form_id_param: string }; Returns: Json };
      read_board_page: { Args: { below_param?: string; form_id_param: string }; Returns: Json };
      read_caller: {
        Args: {
          limit_param?: number;
          session_id_param?: string;
          turn_param?: string;
          user_id_param: string;
          window_param?: string;
        };
        Returns: Json;
      };
      read_closed_cases: { Args: { form_id_param: string }; Returns: Json };
      read_closed_week: { Args: { form_id_param: string }; Returns: Json };
      read_competition_page: { Args: { below_param?: string; form_id_param: string }; Returns: Json };
      read_credential: { Args: { id_param: string }; Returns: Json };
      read_dispute: { Args: { run_id_param: string }; Returns: Json };
      read_exam_sessions: { Args: { exam_id_param: string }; Returns: Json };
      read_exams: { Args: { user_id_param: string }; Returns: Json };
      read_form_attempt: { Args: { attempt_id_param: string; user_id_param: string }; Returns: Json };
      read_form_cases: { Args: { form_id_param: string }; Returns: Json };
      read_objective_scores: { Args: { user_id_param: string }; Returns: Json };
      read_practice: { Args: { run_id_param: string; user_id_param: string }; Returns: Json };
      read_reviewed_run: {
        Args: { form_id_param: string; position_param: number; pseudonym_param: string };
        Returns: Json;
      };
      read_run: {
        Args: { after_seq_param?: number; run_id_param: string; user_id_param: string };
        Returns: Json;
      };
      read_run_prospects: { Args: { simulation_param: string; user_id_param: string }; Returns: Json };
      read_voided_weeks: { Args: Record<PropertyKey, never>; Returns: Json };
      read_watched_run: {
        Args: { form_id_param: string; position_param: number; pseudonym_param: string };
        Returns: Json;
      };
      record_checkout_quote: {
        Args: {
          amount_cents_param: number;
          checkout_session_id_param: string;
          currency_param: string;
          plan_id_param: string;
          resumes_param?: string;
          user_id_param: string;
        };
        Returns: undefined;
      };
      record_invoice: {
        Args: {
          amount_cents_param: number;
          billing_reason_param: string;
          currency_param: string;
          description_param: string;
          event_id_param?: string;
          event_type_param?: string;
          has_payment_failed_param?: boolean;
          hosted_invoice_url_param?: string;
          invoice_id_param: string;
          invoice_pdf_param?: string;
          issued_at_param: string;
          status_param: string;
          stripe_customer_id_param: string;
          stripe_subscription_id_param: string;
        };
        Returns: Json;
      };
      recount_rankings: { Args: Record<PropertyKey, never>; Returns: boolean };
      refund_payment: {
        Args: {
          event_id_param?: string;
          event_type_param?: string;
          invoice_id_param: string;
          payment_intent_id_param: string;
          stripe_customer_id_param: string;
        };
        Returns: Json;
      };
      reopen_own_account: { Args: Record<PropertyKey, never>; Returns: boolean };
      resume_subscription: {
        Args: {
          event_id_param?: string;
          event_type_param?: string;
          plan_id_param: string;
          resumes_param: string;
          stripe_customer_id_param: string;
          stripe_subscription_id_param: string;
          user_id_param: string;
        };
        Returns: Json;
      };
      revoke_credential: { Args: { id_param: string; reason_param: string }; Returns: undefined };
      send_contact_message: {
        Args: { email_param: string; message_id_param: string; message_param: string; name_param: string };
        Returns: undefined;
      };
      set_week_goal: { Args: { days_param?: number; week_param: string }; Returns: undefined };
      show_credential_name: { Args: { id_param: string; shown_param: boolean }; Returns: undefined };
      show_replays: { Args: { shows_param: boolean }; Returns: undefined };
      start_form_run: {
        Args: {
          attempt_id_param: string;
          plan_id_param: string;
          position_param: number;
          rules_version_param: string;
          scenario_id_param: string;
          seed_param: number;
          stories_param: string[];
          subject_param: string;
          user_id_param: string;
        };
        Returns: Json;
      };
      start_free_plan: { Args: { attempt_id_param: string; user_id_param: string }; Returns: Json };
      start_run: {
        Args: {
          is_idle_limit_param: boolean;
          length_param: string;
          plan_id_param: string;
          rules_version_param: string;
          scenario_id_param: string;
          seed_param: number;
          simulation_param: string;
          subject_param: string;
          user_id_param: string;
        };
        Returns: Json;
      };
      store_credential: {
        Args: {
          exam_id_param: string;
          expires_at_param: string;
          id_param: string;
          jwt_param: string;
          kid_param: string;
          track_param: string;
          user_id_param: string;
        };
        Returns: string;
      };
      void_form_item: {
        Args: { form_id_param: string; position_param: number; reason_param: string };
        Returns: undefined;
      };
      waiting_list_count: { Args: Record<PropertyKey, never>; Returns: number };
    };
    Enums: {
      [_ in never]: never;
    };
    CompositeTypes: {
      [_ in never]: never;
    };
  };
};
